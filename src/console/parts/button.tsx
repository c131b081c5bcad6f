import type { ButtonHTMLAttributes } from 'preact';

/** A button that sends no form. */
export const Button = (props: ButtonHTMLAttributes) => <button type="button" {...props} />;
