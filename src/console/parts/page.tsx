import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { say } from '../session.ts';
import { coded } from '../words.tsx';

interface PageProps {
  readonly title: string;
  /** What is seen here and what it is for, in a sentence. */
  readonly lead?: string;
  readonly children?: ComponentChildren;
}

/** One view of the console. */
export const Page = ({ title, lead, children }: PageProps) => (
  <>
    <h2 id="title" tabIndex={-1}>
      {title}
    </h2>
    {lead !== undefined && <p class="lead">{coded(lead)}</p>}
    {children}
  </>
);

/** Shown instead of missing things: says what to do next. */
export const Empty = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="empty">{children}</p>
);

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
  /** Whether the caption is there for readers of the structure alone. */
  readonly quiet?: boolean;
  /** Shown instead of a table without rows. */
  readonly empty?: ComponentChildren;
}

const ROLES: Readonly<Record<string, string>> = { TD: 'cell', TH: 'rowheader' };

/** A click on a row opens what its link of the class `opens` leads to. A click on another control stays one on it. */
const openRow = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element) || target.closest('a, button, pre') || getSelection()?.type === 'Range')
    return;
  target.closest('tr')?.querySelector<HTMLElement>('.opens')?.click();
};

/**
 * A table in its own box, which scrolls sideways if there is no room. On a phone each row is a card, in which
 * each cell has the head of its column: the roles keep it a table for readers of the structure.
 */
export const Table = ({ caption, heads, children, quiet = true, empty }: TableProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => {
    for (const row of body.current?.rows ?? []) {
      row.setAttribute('role', 'row');
      [...row.cells].forEach((cell, place) => {
        cell.setAttribute('role', ROLES[cell.tagName] ?? '');
        cell.dataset['head'] = cell.colSpan > 1 ? '' : (heads[place] ?? '');
      });
    }
  });
  if (empty !== undefined && Array.isArray(children) && children.length === 0) return <Empty>{empty}</Empty>;
  return (
    <div class="table" role="region" aria-label={caption} tabIndex={0}>
      <table role="table">
        <caption class={quiet ? 'unseen' : ''}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body} onClick={openRow}>
          {children}
        </tbody>
      </table>
    </div>
  );
};

/** Copies a text, and says so. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [says, setSays] = useState(`Copy ${what}`);
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(done ? `Copied ${what}.` : 'The browser blocked the clipboard. Select the text and copy it.');
    setSays(done ? 'Copied' : 'Not copied');
    setTimeout(() => setSays(`Copy ${what}`), 2000);
  };
  return <Button onClick={() => void copy()}>{says}</Button>;
};

interface SureButtonProps {
  readonly does: string;
  /** What is lost by it. */
  readonly asks: string;
  readonly act: () => void;
}

/** A button for what cannot be undone: it asks before it acts. */
export const SureButton = ({ does, asks, act }: SureButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{does}…</Button>;
  return (
    <span class="sure">
      {asks}{' '}
      <Button
        class="danger"
        onClick={() => {
          setAsked(false);
          act();
        }}
      >
        {does}
      </Button>{' '}
      <Button onClick={() => setAsked(false)}>Cancel</Button>
    </span>
  );
};
