/** An attached file of an announcement. */
export interface AnnouncementAttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export interface AnnouncementRecord {
  readonly id: string;
  /** The sender that the recipients see. */
  readonly from: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly smsMessage: string | null;
  readonly recipientGroups: readonly string[];
  readonly facilityIds: readonly string[];
  readonly status: string;
  readonly scheduledAt: string | null;
  /** Id of a staff member. */
  readonly createdBy: string;
  readonly createdAt: string;
  readonly attachments: readonly AnnouncementAttachmentRecord[];
  /** Ids of the connections that receive it. */
  readonly connectionIds: readonly string[];
  /** Ids of the connections for which it is read; `archivedBy`: for which it is archived. */
  readonly readBy: readonly string[];
  readonly archivedBy: readonly string[];
}
