import { useEffect } from 'preact/hooks';
import type { Listed, OutboxEntry } from './answers.ts';
import { useAsked, type Asked } from './use-asked.ts';

const AGAIN_MS = 1000;

/** The events of the world; while one of them waits for its delivery they are asked for again and again. */
export const useOutbox = (): Asked<Listed<OutboxEntry>> => {
  const asked = useAsked<Listed<OutboxEntry>>('/events');
  const { value, again } = asked;
  useEffect(() => {
    if (value?.data.some(({ delivery }) => delivery.state === 'waiting') !== true) return;
    const timer = setTimeout(again, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return asked;
};
