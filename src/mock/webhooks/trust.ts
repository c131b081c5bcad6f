/** Which certificates a receiver may show; absent members: those that the machine trusts. */
export interface Trust {
  /** PEM certificates to trust. Default: those of this machine. */
  readonly ca?: string;
  /** Trust any certificate of the receiver. */
  readonly skipVerify?: boolean;
}
