import { membersIn, without } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsBodyAs, refuses, showsWith } from '../verbs.ts';
import { CREATE, PUT, resident, takesDeleted } from './resident.ts';

/** A member that clients may not send is shown as it was sent. */
const asSent = (operation: typeof CREATE | typeof PUT, member: string): Mutation =>
  showsWith(operation, (shown, { sent }) => ({ [member]: sent[member] ?? shown[member] }));

export const creatingMutants = mutantsOf('residents', {
  'create-accepted-for-later': wrongStatus(['RES-13', 'CNV-30'], CREATE, 202),
  'create-without-a-first-name': acceptsWithout(['RES-14', 'CNV-34'], CREATE, 'firstName', 'Unknown'),
  'create-wants-a-room': breaking('RES-16')
    .says('Create resident refuses anyone without a roomNumber.')
    .by(refuses, CREATE, ({ roomNumber }) => roomNumber === undefined),
  'created-active-instead-of-on-leave': breaking('RES-17', 'RES-19')
    .says('A resident created on leave is active.')
    .by(resident.createsAs, ({ status }) => ({ status: status === 'onLeave' ? 'active' : status })),
  'created-inactive-in-the-answer-alone': breaking('RES-19')
    .says('A resident created inactive is shown so in the answer and is active afterwards.')
    .by(resident.storesQuietlyAs, CREATE, ({ status }) => ({
      status: status === 'inactive' ? 'active' : status,
    })),
  'create-refuses-men': breaking('RES-18')
    .says('Create resident knows the gender F alone and drops M.')
    .by(resident.createsAs, ({ gender }) => ({ gender: gender === 'M' ? null : gender })),
  'created-deleted': breaking('RES-20')
    .says('A create with the status deleted makes a deleted resident.')
    .with(takesDeleted),
  'all-in-the-first-facility': breaking('RES-22')
    .says('A resident is created in the first facility instead of the one in the path.')
    .by(resident.createsAs, (_stored, _input, { store }) => ({
      facilityId: store.facilities.all()[0]?.id ?? '',
    })),
  'created-without-dislikes': breaking('RES-25')
    .says('A create loses the dislikes in about.')
    .by(resident.createsAs, ({ about }) => ({ about: about && { ...about, dislikes: null } })),
  'pcc-id-in-the-answer-alone': breaking('RES-24', 'RES-101')
    .says('The pccId sent to create a resident shows in the answer and is not kept.')
    .by(resident.storesQuietlyAs, CREATE, () => ({ pccId: null })),
  'full-name-as-sent': breaking('RES-37')
    .says('A fullName sent to create a resident is shown in the answer.')
    .by(asSent, CREATE, 'fullName'),
});

export const replacingMutants = mutantsOf('residents', {
  'replace-without-a-first-name': acceptsWithout(['RES-42', 'CNV-34'], PUT, 'firstName', 'Unknown'),
  'replace-without-a-last-name': acceptsWithout(['RES-43', 'CNV-34'], PUT, 'lastName', 'Unknown'),
  'replace-keeps-the-room': breaking('RES-47')
    .says('A replacement never takes the roomNumber away.')
    .by(resident.replacesAs, (former, now) => ({ roomNumber: now.roomNumber ?? former.roomNumber })),
  'replace-keeps-the-gender': breaking('RES-47', 'RES-45', 'RES-46')
    .says('The gender, once set, stays for good.')
    .by(resident.replacesAs, (former, now) => ({ gender: former.gender ?? now.gender })),
  'replace-patches-about': breaking('RES-48')
    .says('A member left out of a sent about stays.')
    .by(resident.replacesAs, (former, { about }): object => {
      const before = membersIn(former.about);
      const merged = Object.entries(membersIn(about)).map(([name, value]) => [name, value ?? before[name]]);
      return { about: about && membersIn(Object.fromEntries(merged)) };
    }),
  'replace-makes-no-veteran': breaking('RES-46', 'RES-48')
    .says('A replacement never makes a veteran of anybody.')
    .by(resident.replacesAs, (_former, { about }) => ({ about: about && { ...about, isVeteran: false } })),
  'replace-drops-the-pcc-id-quietly': breaking('RES-52')
    .says('A replacement shows the pccId once more and then loses it.')
    .by(resident.storesQuietlyAs, PUT, () => ({ pccId: null })),
  'on-leave-for-good': breaking('RES-49')
    .says('A resident on leave does not become inactive.')
    .by(resident.replacesAs, (former, { status }) => ({
      status: former.status === 'onLeave' && status === 'inactive' ? 'onLeave' : status,
    })),
  'replace-refuses-deleted': breaking('RES-44', 'RES-50')
    .says('Replace resident does not change the status if the body names deleted.')
    .by(readsBodyAs, PUT, (body) => (body['status'] === 'deleted' ? without(body, 'status') : body)),
  'replace-moves-house': breaking('RES-37', 'RES-22')
    .says('A facilityId sent to replace a resident moves it there.')
    .by(resident.replacesAs, ({ facilityId }, _now, { sent }, { store }) => ({
      facilityId: store.facilities.find(String(sent['facilityId']))?.id ?? facilityId,
    })),
  'photo-as-sent': breaking('RES-37')
    .says('A profilePhotoUrl sent to replace a resident is shown in the answer.')
    .by(asSent, PUT, 'profilePhotoUrl'),
  'replace-renames-the-newest-too': breaking('RES-23', 'RES-46')
    .says('A replacement gives its nickname to the resident who was made last as well.')
    .by(resident.replacesAs, (_former, { nickname }, _input, context) => {
      resident.amend(context, context.store.residents.all().at(-1)?.id, () => ({ nickname }));
      return {};
    }),
});
