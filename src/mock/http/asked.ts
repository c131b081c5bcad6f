/** What is read of a request. A `Request` is one; a server that reads requests itself gives no more than this. */
export interface Asked {
  readonly method: string;
  readonly headers: {
    /** Values of fields that came twice are joined by a comma. */
    get(name: string): string | null;
    has(name: string): boolean;
  };
  /** null where the request has no body. */
  readonly body: {
    getReader(): { read(): Promise<{ readonly value?: Uint8Array | undefined }> };
  } | null;
  /** The whole body; bytes that a server has anyway are given as they are. */
  arrayBuffer(): Promise<ArrayBuffer | Uint8Array>;
}
