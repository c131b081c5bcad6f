/** One webhook delivery as it arrived. */
export interface Delivery {
  /** Counts up from 1 in the order of arrival. */
  readonly n: number;
  /** Epoch milliseconds on the runner's clock. */
  readonly receivedAt: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
}

/** Deliveries in the order of arrival, and the readers that wait for the next one. */
export interface Inbox {
  add(delivery: Omit<Delivery, 'n'>): void;
  /** Deliveries after number n. Without one, waits for the next delivery for at most `wait` milliseconds. */
  after(n: number, wait: number): Promise<{ readonly events: readonly Delivery[]; readonly next: number }>;
  /** Answers all waiting readers. */
  close(): void;
}

export function createInbox(): Inbox {
  const deliveries: Delivery[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const resume of [...waiting]) resume();
  };
  return {
    add(delivery) {
      deliveries.push({ n: deliveries.length + 1, ...delivery });
      wake();
    },
    async after(n, wait) {
      if (deliveries.length <= n && wait > 0) {
        await new Promise<void>((resolve) => {
          const resume = (): void => {
            clearTimeout(timer);
            waiting.delete(resume);
            resolve();
          };
          const timer = setTimeout(resume, wait);
          waiting.add(resume);
        });
      }
      return { events: deliveries.slice(n), next: Math.max(n, deliveries.length) };
    },
    close: wake,
  };
}
