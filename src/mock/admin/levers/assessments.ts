import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { storedInstant } from '../../operations/activities/input.ts';
import { zoneOf } from '../../operations/activities/occasion.ts';
import { unknown } from '../../operations/lookup.ts';
import type { AssessmentPersonRecord, AssessmentRecord } from '../../world/assessments-records.ts';
import { isoOf } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { someStaff } from './activity-defaults.ts';
import { interviewOf, refusedFollowUps } from './assessment-questions.ts';
import type { Levers } from './lever.ts';

type Dates = Pick<AssessmentRecord, 'dateStarted' | 'dateCompleted'>;

const datesOf = (
  { isCompleted = true, ...sent }: LeverInput<'create-assessment'>,
  zone: string,
  world: World,
): Dates | Refusal => {
  const now = isoOf(world.clock.now());
  const completed =
    sent.dateCompleted === undefined ? now : storedInstant('dateCompleted', sent.dateCompleted, zone, world);
  if (isRefusal(completed)) return completed;
  // With only a completion date in the past, the interview also starts at that time.
  const earliest = isCompleted && completed < now ? completed : now;
  const dateStarted =
    sent.dateStarted === undefined ? earliest : storedInstant('dateStarted', sent.dateStarted, zone, world);
  if (isRefusal(dateStarted)) return dateStarted;
  return { dateStarted, dateCompleted: isCompleted ? completed : null };
};

/** The interviewer: the named person, else a staff member of the facility. */
const heldBy = (
  staffId: string | undefined,
  facilityId: string,
  world: World,
): AssessmentPersonRecord | Refusal => {
  if (staffId === undefined) return someStaff(facilityId, world);
  const staff = world.store.staff.find(staffId);
  if (!staff) return unknown('a staff member', staffId);
  return { id: staff.id, name: `${staff.firstName} ${staff.lastName}` };
};

/** Staff hold an interview. It has its own questions, with any template. */
export const assessmentLevers = {
  'create-assessment': (input, context) => {
    const { residentId, name, templateId, type = 'interview', category = null, questions = [] } = input;
    const resident = context.store.residents.find(residentId);
    if (!resident) return unknown('a resident', residentId);
    const dates = datesOf(input, zoneOf(resident.facilityId, context), context);
    if (isRefusal(dates)) return dates;
    const stray = refusedFollowUps(questions);
    if (stray) return stray;
    const interviewer = heldBy(input.staffId, resident.facilityId, context);
    if (isRefusal(interviewer)) return interviewer;
    const { id } = context.store.assessments.insert({
      id: context.ids.next('asm'),
      assessmentId: context.ids.next('itv'),
      residentId,
      assessmentName: name ?? 'Interview',
      assessmentTemplateId: templateId ?? context.ids.next('tpl'),
      facilityId: resident.facilityId,
      type,
      category,
      ...dates,
      dateLastUpdated: isoOf(context.clock.now()),
      createdBy: interviewer,
      completedBy: dates.dateCompleted === null ? null : interviewer,
      ...interviewOf(questions, context),
      isDeleted: false,
    });
    return { assessmentId: id };
  },
} satisfies Partial<Levers>;
