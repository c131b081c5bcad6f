import { authenticationVariants } from './authentication.ts';
import { conventionsVariants } from './conventions.ts';
import { facilityVariants } from './facilities.ts';
import { generalVariations } from './variations.ts';
import { activityAttachmentVariants } from './activity-attachments.ts';
import { activityVariants } from './activities.ts';
import { albumVariants } from './albums.ts';
import { announcementVariants } from './announcements.ts';
import { assessmentVariants } from './assessments.ts';
import { attendanceVariants } from './attendance.ts';
import { checkInVariants } from './check-ins.ts';
import { connectionVariants } from './connections.ts';
import { eventVariants } from './events.ts';
import { flatExampleVariants } from './flat-examples.ts';
import { messageVariations } from './message-variations.ts';
import { messageVariants } from './messages.ts';
import { ordinaryVariants } from './ordinary.ts';
import { personalActivityVariants } from './personal-activities.ts';
import { personalVisitVariants } from './personal-visits.ts';
import { photoVariations } from './photo-variations.ts';
import { photoVariants } from './photos.ts';
import { registrationVariants } from './registrations.ts';
import { requestCommentVariations } from './request-comment-variations.ts';
import { requestCommentVariants } from './request-comments.ts';
import { residentVariants } from './residents.ts';
import { strangerVariants } from './strangers.ts';
import { untypedVariants } from './untyped.ts';
import { transportationVariants } from './transportation.ts';
import { familyAccessVariants } from './family-access.ts';
import { workRequestVariants } from './work-requests.ts';
import type { Variant } from './variant.ts';

/** Every variant, by section. */
export const variants: readonly Variant[] = [
  // They meet every check, so they begin first.
  ...ordinaryVariants,
  ...strangerVariants,
  ...conventionsVariants,
  ...authenticationVariants,
  ...facilityVariants,
  ...generalVariations,
  ...untypedVariants,
  ...residentVariants,
  ...connectionVariants,
  ...activityVariants,
  ...registrationVariants,
  ...checkInVariants,
  ...personalActivityVariants,
  ...personalVisitVariants,
  ...assessmentVariants,
  ...attendanceVariants,
  ...announcementVariants,
  ...flatExampleVariants,
  ...messageVariants,
  ...messageVariations,
  ...albumVariants,
  ...photoVariants,
  ...photoVariations,
  ...transportationVariants,
  ...workRequestVariants,
  ...familyAccessVariants,
  ...requestCommentVariants,
  ...requestCommentVariations,
  ...activityAttachmentVariants,
  ...eventVariants,
];
