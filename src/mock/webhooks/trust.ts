/** Which certificates a receiver may show; absent members: those that the machine trusts. */
export interface Trust {
  /** Certificates in PEM that are trusted in place of those of the machine. */
  readonly ca?: string;
  /** Any certificate will do. */
  readonly skipVerify?: boolean;
}
