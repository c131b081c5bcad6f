import type { ComponentChildren } from 'preact';

interface BadgeProps {
  /** What it means: `good`, `warn` or `bad`; `wide` breaks its lines. */
  readonly is?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** A word about what it stands next to. */
export const Badge = ({ is = '', ...rest }: BadgeProps) => <span class={`badge ${is}`} {...rest} />;
