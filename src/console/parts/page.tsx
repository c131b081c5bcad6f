import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../session.ts';

interface PageProps {
  readonly title: string;
  /** What is seen here and what it is for, in a sentence. */
  readonly lead?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One view of the console. */
export const Page = ({ title, lead, children }: PageProps) => (
  <>
    <h2 id="title" tabIndex={-1}>
      {title}
    </h2>
    {lead !== undefined && <p class="lead">{lead}</p>}
    {children}
  </>
);

/** What stands in the place of things that are not there: says what to do next. */
export const Empty = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="empty">{children}</p>
);

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
  /** Whether the caption is there for readers of the structure alone. */
  readonly quiet?: boolean;
}

/** A table in a box of its own, which scrolls sideways where there is no room. */
export const Table = ({ caption, heads, children, quiet = true }: TableProps) => (
  <div class="table" role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption class={quiet ? 'unseen' : ''}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

/** Copies a text, and says so. */
export const CopyButton = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [says, setSays] = useState(`Copy ${what}`);
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(done ? `Copied ${what}.` : 'The browser did not let it be copied; select the text by hand.');
    setSays(done ? 'Copied' : 'Not copied');
    setTimeout(() => setSays(`Copy ${what}`), 2000);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {says}
    </button>
  );
};

interface SureButtonProps {
  readonly does: string;
  /** What is lost by it. */
  readonly asks: string;
  readonly act: () => void;
}

/** A button for what cannot be taken back: it acts when it is pressed once more. */
export const SureButton = ({ does, asks, act }: SureButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {does}…
      </button>
    );
  return (
    <span class="sure">
      {asks}{' '}
      <button
        type="button"
        class="danger"
        onClick={() => {
          setAsked(false);
          act();
        }}
      >
        {does}
      </button>{' '}
      <button type="button" onClick={() => setAsked(false)}>
        Leave it
      </button>
    </span>
  );
};
