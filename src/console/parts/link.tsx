import type { ComponentChildren } from 'preact';
import { hrefOf } from '../route.ts';

interface LinkProps {
  readonly to: Parameters<typeof hrefOf>[0];
  readonly query?: Parameters<typeof hrefOf>[1];
  readonly class?: string;
  readonly title?: string;
  readonly 'aria-current'?: boolean | 'page' | undefined;
  readonly 'aria-label'?: string;
  readonly children: ComponentChildren;
}

/** A link to a place of the console. */
export const Link = ({ to, query, ...rest }: LinkProps) => <a href={hrefOf(to, query)} {...rest} />;
