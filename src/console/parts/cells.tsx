import type { ComponentChildren } from 'preact';

interface CellProps {
  readonly children: ComponentChildren;
}

/** A cell of a figure or a time, which stays on one line. */
export const NumberCell = ({ children }: CellProps) => <td class="number">{children}</td>;

/** The cell that names its row. */
export const HeadCell = ({ children }: CellProps) => <th scope="row">{children}</th>;
