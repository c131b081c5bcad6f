import type { Exchange } from '../answers.ts';
import { wordsOf } from '../words.tsx';
import { Badge } from './badge.tsx';

const KINDS: Readonly<Record<string, string>> = {
  latency: 'slow',
  status: 'simulated error',
  drop: 'no answer',
  truncate: 'half an answer',
  lost: 'lost answer',
  body: 'replaced answer',
  pageSize: 'small pages',
};

/** Kinds of acting users, as filters and faults name them. */
export const ACTING_KINDS = ['resident', 'connection', 'staff', 'systemActor'];

/** A kind of fault in words. */
export const faultWords = (kind: string): string => KINDS[kind] ?? wordsOf(kind);

/** The faults that a request met. */
export const FaultBadges = ({ exchange: { faults = [] } }: { readonly exchange: Exchange }) => (
  <>
    {faults.map(({ id, kind }) => (
      <Badge key={id} is="bad" title={`Fault ${id}`}>
        {faultWords(kind)}
      </Badge>
    ))}
  </>
);
