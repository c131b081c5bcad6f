/** The other end of the connection on which a request arrived; a request of the same process has none. */
export interface Peer {
  readonly address: string | undefined;
  /** Such as 1.1. */
  readonly httpVersion: string;
}
