/** How much of a run is behind, by the number of checks or by what they cost. */
interface Behind {
  readonly done: number;
  readonly total: number;
  /** Milliseconds since the run began. */
  readonly elapsed: number;
}

/** `about 40 s left`, as it went so far; nothing while too little is behind to tell. */
export function remaining({ done, total, elapsed }: Behind): string {
  if (done < 5 || done >= total || elapsed < 1_000) return '';
  const seconds = Math.round((elapsed / done) * (total - done)) / 1_000;
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
