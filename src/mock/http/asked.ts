/**
 * The parts of a request that the mock reads. A `Request` has them; a server may give an object with only
 * these.
 */
export interface Asked {
  readonly method: string;
  readonly headers: {
    /** The value of a field; null where it is absent. Values of a repeated field are joined by a comma. */
    get(name: string): string | null;
    has(name: string): boolean;
  };
  /** null where the request has no body. */
  readonly body: {
    getReader(): { read(): Promise<{ readonly value?: Uint8Array | undefined }> };
  } | null;
  /** The whole body. */
  arrayBuffer(): Promise<ArrayBuffer | Uint8Array>;
}
