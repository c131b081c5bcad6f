/** A file that goes with an announcement. */
export interface AnnouncementAttachmentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export interface AnnouncementRecord {
  readonly id: string;
  /** As the people who get it read it. */
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
  /** The connections to which it was sent. */
  readonly connectionIds: readonly string[];
  /** The connections under which it was read, and those under which it is archived. */
  readonly readBy: readonly string[];
  readonly archivedBy: readonly string[];
}
