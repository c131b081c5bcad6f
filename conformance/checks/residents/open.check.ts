import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { show } from '../../kit/json.ts';
import { isSuccess, refused, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { picture } from '../../calls/picture.ts';
import { givenResident, residentNames } from '../../factories/residents.ts';
import { observeDeletedAgain } from '../deleted-again.ts';
import { residentsListed } from '../people-lists.ts';
import { changed, observeFormerLink, observeUnpictured } from '../pictures.ts';

const isRefused = (answer: Answer): boolean => refused(answer) === undefined;

check({
  id: 'residents.status-when-created-without',
  says: 'Records which status a resident has after a create without one.',
  clauses: ['RES-21'],
  async run(t) {
    const path = { facilityId: (await t.facility()).id };
    const created = dataOf(await t.call('createResident', { path, body: residentNames(t) }));
    const residentId = text(created, 'id');
    t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
    const { status } = created;
    const reading = isBlank(status) ? 'unset' : status;
    const isNamed = reading === 'active' || reading === 'inactive' || reading === 'unset';
    t.observe('status-on-create', 'createResident', isNamed ? reading : `other: ${show(status)}`);
  },
});

check({
  id: 'residents.status-left-out-of-replace',
  says: 'Records which status a resident has after a replacement without one.',
  clauses: ['RES-51'],
  async run(t) {
    const path = { residentId: (await givenResident(t, { status: 'inactive' })).residentId };
    const { status } = dataOf(await t.call('replaceResident', { path, body: residentNames(t) }));
    const readings = { inactive: 'kept', active: 'reset-to-active' } as const;
    const reading = status === 'inactive' || status === 'active' ? readings[status] : undefined;
    t.observe('status-left-out-on-put', 'replaceResident', reading ?? `other: ${show(status)}`);
  },
});

check({
  id: 'residents.deleted-once-more',
  says: 'Records the answers to a replacement and to a second delete of a deleted resident.',
  clauses: ['RES-57'],
  async run(t) {
    for (const operation of ['replaceResident', 'deleteResident'] as const) {
      const path = { residentId: (await givenResident(t)).residentId };
      must(await t.call('deleteResident', { path }), success);
      const body = { ...residentNames(t), status: 'active' };
      const again =
        operation === 'replaceResident'
          ? await t.call('replaceResident', { path, body })
          : await t.call('deleteResident', { path });
      const isDone =
        operation === 'deleteResident' || (isSuccess(again) && dataOf(again)['status'] === 'active');
      const reading = isRefused(again)
        ? 'terminal'
        : isSuccess(again) && isDone
          ? 'by-the-letter'
          : undefined;
      t.observe('deleted-resident-again', operation, reading ?? `other: ${again.status}`);
    }
  },
});

check({
  id: 'residents.deleted-fetched',
  says: 'Records whether a deleted resident can be fetched by its id.',
  clauses: ['RES-40'],
  async run(t) {
    const path = { residentId: (await givenResident(t)).residentId };
    must(await t.call('deleteResident', { path }), success);
    const read = await t.call('getResident', { path });
    const reading =
      read.status === 200 ? 'kept' : read.status === 404 || read.status === 410 ? 'not-found' : undefined;
    t.observe('read-deleted-record', 'getResident', reading ?? `other: ${read.status}`);
    await observeDeletedAgain(t, read, 'modified', async () => {
      await t.call('deleteResident', { path });
      return t.call('getResident', { path });
    });
  },
});

check({
  id: 'residents.deleted-in-the-list',
  says: 'Records whether a list without the filter status holds deleted residents.',
  clauses: ['RES-12'],
  async run(t) {
    const email = t.fresh.email();
    const { residentId, facilityId } = await givenResident(t, { email });
    must(await t.call('deleteResident', { path: { residentId } }), success);
    const { items } = await residentsListed(t, facilityId, { email });
    const isListed = byId(items, residentId) !== undefined;
    t.observe('deleted-in-default-list', 'listResidents', isListed ? 'listed' : 'left-out');
  },
});

check({
  id: 'residents.correlation-ids-sent-to-replace',
  says: 'Records what happens to an externalId or a pccId in a replacement.',
  clauses: ['RES-53'],
  async run(t) {
    const former = { externalId: t.fresh.word('ext'), pccId: t.fresh.word('pcc') };
    const path = { residentId: (await givenResident(t, former)).residentId };
    for (const [member, value] of Object.entries(former)) {
      const sent = t.fresh.word('new');
      const body = { ...residentNames(t), status: 'active', [member]: sent };
      const replaced = await t.call('replaceResident', { path, body });
      const shown = isSuccess(replaced) ? dataOf(replaced)[member] : undefined;
      const reading = isRefused(replaced)
        ? 'refused'
        : shown === sent
          ? 'taken'
          : shown === value
            ? 'ignored'
            : undefined;
      t.observe(
        'correlation-ids-on-put',
        'replaceResident',
        reading ?? `other: ${replaced.status}, ${member} ${show(shown)}`,
      );
    }
  },
});

check({
  id: 'residents.full-name',
  says: 'Records how the fullName of a resident is formed from the names.',
  clauses: ['RES-38'],
  async run(t) {
    const names = { ...residentNames(t), nickname: t.fresh.text('Addie') };
    const { residentId, resident } = await givenResident(t, names);
    observeFullName(t, 'createResident', resident['fullName'], names);
    const read = dataOf(await t.call('getResident', { path: { residentId } }));
    observeFullName(t, 'getResident', read['fullName'], names);
  },
});

function observeFullName(
  t: Tools,
  operation: 'createResident' | 'getResident',
  found: unknown,
  {
    firstName,
    lastName,
    nickname,
  }: { readonly firstName: string; readonly lastName: string; readonly nickname: string },
): void {
  const forms = {
    'first-last': `${firstName} ${lastName}`,
    'last-first': `${lastName}, ${firstName}`,
    'nickname-last': `${nickname} ${lastName}`,
  } as const;
  const readings = ['first-last', 'last-first', 'nickname-last'] as const;
  t.observe('full-name', operation, readings.find((one) => forms[one] === found) ?? `other: ${show(found)}`);
}

check({
  id: 'residents.avatar-links',
  says: 'Records whether upload and delete of the picture set and clear profilePhotoUrl.',
  clauses: ['RES-61', 'RES-204'],
  async run(t) {
    const path = { residentId: (await givenResident(t)).residentId };
    const shownLink = async () => dataOf(await t.call('getResident', { path }))['profilePhotoUrl'];
    const upload = () => t.call('uploadResidentAvatar', { path, file: picture });
    await observeUnpictured(t, 'uploadResidentAvatar', await shownLink());
    const first = dataOf(await upload());
    const replaced = await changed(t, first['avatarUrl'], upload);
    const { avatarUrl } = dataOf(replaced.answer);
    observeFormerLink(t, replaced, avatarUrl);
    const linked = !isBlank(await shownLink());
    const deleted = await changed(t, avatarUrl, () => t.call('deleteResidentAvatar', { path }));
    must(deleted.answer, success);
    const left = await shownLink();
    observeFormerLink(t, deleted, left);
    const reading = !linked ? 'not-shown' : isBlank(left) ? 'set-and-cleared' : 'set-and-kept';
    t.observe('avatar-links', 'uploadResidentAvatar', reading);
  },
});

check({
  id: 'residents.avatar-missing',
  says: 'Records the answer to the delete of a picture that is not there.',
  clauses: ['RES-62'],
  async run(t) {
    const path = { residentId: (await givenResident(t)).residentId };
    const answer = await t.call('deleteResidentAvatar', { path });
    const reading = answer.status === 204 ? 'no-content' : isRefused(answer) ? 'not-found' : undefined;
    t.observe('delete-missing-avatar', 'deleteResidentAvatar', reading ?? `other: ${answer.status}`);
  },
});
