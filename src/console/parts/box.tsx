import type { ComponentChildren } from 'preact';

interface BoxProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** One thing in full, set off from what stands around it. */
export const Box = ({ label, children }: BoxProps) => (
  <section class="box" aria-label={label}>
    {children}
  </section>
);
