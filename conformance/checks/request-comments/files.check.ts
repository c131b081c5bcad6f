import { attributing } from '../../kit/attribute.ts';
import { checkWith } from '../../kit/check.ts';
import { isRefused, isSuccess, refused, status, success, wrongStatus } from '../../kit/match.ts';
import { changed, counts, differs, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, objects, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { uploadTooLarge } from '../../kit/upload.ts';
import { validFile, validFiles } from '../../kit/valid-file.ts';
import type { FilePart } from '../../kit/wire.ts';
import { carried, carriers, mustCarry, mustShow, taken } from './carriers.ts';

const picture = (name = 'colours.png'): FilePart => ({ ...validFile('png'), name });

/** A text with the line end of Windows. */
const twoLines: FilePart = {
  name: 'notes.txt',
  type: 'text/plain',
  bytes: Buffer.from('One line\r\nand another\r\n'),
};

/** A file all the same: it has a name. */
const nothing: FilePart = { name: 'empty.txt', type: 'text/plain', bytes: Buffer.alloc(0) };

/** So many small files, of which two have one name. */
const several = (count: number): FilePart[] =>
  validFiles(count).map((file, at) => (at < 2 ? picture() : file));

for (const { word, noun, words: echo, bytes, place: placeOf } of carriers) {
  const placeCheck = checkWith((t: Tools) => placeOf(t));

  placeCheck({
    id: `request-comments.${word}-files`,
    says: `Files sent with ${noun} are its attachments, with the names and exactly the bytes sent, for everybody who sees it.`,
    clauses: ['CMT-22', 'CMT-24', bytes],
    async run(t, place) {
      const [, one, two] = place.people;
      const sets = [[validFile('pdf'), validFile('jpeg'), picture()], [picture()]];
      const kept = [];
      for (const [at, files] of sets.entries())
        kept.push({ answer: await taken(place, at % 2 === 0 ? one : two, files), files });
      // Those of the first are still there when others have come.
      for (const [at, { answer, files }] of kept.entries())
        await mustCarry(t, place, answer, files, at === 0 ? place.people : [one]);
    },
  });

  placeCheck({
    id: `request-comments.${word}-names-of-files`,
    says: `The name of an attachment of ${noun} is that of the file sent.`,
    clauses: ['CMT-25'],
    async run(t, place) {
      const [resident, one] = place.people;
      const names = ['colours.png', 'COLOURS, v2 (final).PNG', `${'long-'.repeat(20)}name.png`];
      const sent = names.map(picture);
      const id = text(dataOf(await taken(place, one, sent)), 'id');
      for (const as of [resident, one]) {
        const { answer, found } = await place.find(as, id);
        mustShow(answer, found, sent);
      }
    },
  });

  placeCheck({
    id: `request-comments.${word}-other-kinds-kept`,
    says: `A text, a file without an extension and an empty one keep their names and bytes, where they are accepted with ${noun}.`,
    clauses: ['CMT-24', 'CMT-25', bytes],
    negative: true,
    async run(t, place) {
      const [, one] = place.people;
      for (const file of [twoLines, { ...validFile('png'), name: 'colours' }, nothing]) {
        const answer = await place.send(one, [file]);
        // Which kinds are taken is open; what is taken is kept as it was sent.
        if (isSuccess(answer)) {
          mustShow(answer, dataOf(answer), [file]);
          if (file !== nothing) await mustCarry(t, place, answer, [file], [one]);
        } else {
          must(answer, refused);
          t.observed(`${file.name} was not taken: ${answer.status}`);
        }
      }
    },
  });

  placeCheck({
    id: `request-comments.${word}-odd-names`,
    says: `Unusual letters in the name of a file and in texts are kept with ${noun}.`,
    clauses: ['CMT-24', bytes, echo],
    async run(t, place) {
      const [, one] = place.people;
      const attempt = async (party: string) => {
        const files = ['crème brûlée.png', `列表${party}.png`, "100%25 & more;='.png"].map(picture);
        const words = `${t.fresh.text('Ça va')} — “très” 列表${party} 100%25 & "more"; +=`;
        return { files, words, answer: await place.send(one, files, words) };
      };
      // A server may refuse emoji (unusual-texts), but no other letters.
      const first = await attempt(' 🎉');
      const { files, words, answer } = isRefused(first.answer) ? await attempt('') : first;
      await attributing(['CMT-24'], () => must(answer, success));
      const isShown = (await place.count(words)) === 1;
      await attributing([echo], () =>
        mustHold(answer, `${words}, once, as it was sent`, isShown, differs('no such words')),
      );
      // A path is no name: whether it is taken is not stated, but what is there stays.
      const path = await place.send(one, [picture('../../colours.png')]);
      await attributing(['CMT-24'], () =>
        mustHold(
          path,
          'an answer below 500 to a file whose name is a path',
          path.status < 500,
          wrongStatus(path),
        ),
      );
      await mustCarry(t, place, answer, files, [one]);
    },
  });

  placeCheck({
    id: `request-comments.${word}-five-files`,
    says: `Five files with ${noun} are accepted, and each is a separate attachment.`,
    clauses: ['CMT-27'],
    async run(t, place) {
      const [resident, one] = place.people;
      const kept = [];
      // Five are the limit of one request and not of all.
      for (const files of [several(5), several(5)]) {
        const answer = await place.send(one, files);
        must(answer, success);
        const ids = objects(dataOf(answer), 'attachments').map((attachment) => text(attachment, 'id'));
        mustHold(
          answer,
          'five attachments with ids of their own',
          new Set(ids).size === 5,
          ids.length === 5 ? shows('attachments.id', ids) : counts(ids.join(', '), 'attachments'),
        );
        kept.push({ answer, files });
      }
      for (const { answer, files } of kept.slice(1)) await mustCarry(t, place, answer, files, [resident]);
    },
  });

  placeCheck({
    id: `request-comments.${word}-six-files`,
    says: `Six files with ${noun} are refused, and nothing is made.`,
    clauses: ['CMT-28'],
    negative: true,
    async run(t, place) {
      for (const [turn, count] of [6, 9].entries()) {
        const words = t.fresh.text('Too many');
        const answer = await place.send(place.people[turn] ?? place.people[0], several(count), words);
        must(answer, refused);
        mustHold(answer, 'nothing made', (await place.count(words)) === 0, changed('it is there'));
      }
    },
  });

  placeCheck({
    id: `request-comments.${word}-large-file`,
    says: `A file of 10,000,000 bytes is kept with ${noun}, byte for byte; one of 10,485,761 or more is refused, and nothing is made.`,
    clauses: ['CMT-29', 'CMT-30', bytes],
    negative: true,
    async run(t, place) {
      const [resident, one] = place.people;
      const files = [validFile('jpeg', 10_000_000)];
      const answer = await place.send(one, files);
      await attributing(['CMT-29'], () => must(answer, success));
      await mustCarry(t, place, answer, files, [resident]);
      for (const tooMuch of [[validFile('pdf', 11_000_000)], [picture(), validFile('jpeg', 10_485_761)]]) {
        const words = t.fresh.text('Too large');
        const refusal = await uploadTooLarge(() => place.send(one, tooMuch, words));
        await attributing(['CMT-30'], async () => {
          if (refusal) must(refusal, refused);
          mustHold(
            refusal ?? answer,
            'nothing made',
            (await place.count(words)) === 0,
            changed('it is there'),
          );
        });
      }
    },
  });

  placeCheck({
    id: `request-comments.${word}-file-of-another`,
    says: `An attachment of ${noun} is 404 under the path of another request, and so is an unknown attachment.`,
    clauses: ['CMT-35', 'CMT-36'],
    negative: true,
    async run(t, here) {
      const there = await placeOf(t, true);
      let turn = 0;
      /** One of the people asks, the next one for the next path. */
      const mustNotFind = async (
        clause: 'CMT-35' | 'CMT-36',
        people: readonly Identity[],
        path: Readonly<Record<string, string>>,
      ) => {
        const as = people[(turn += 1) % people.length] ?? here.people[0];
        const answer = await t.callAny(here.attachmentOperation, { path, as });
        await attributing([clause], () => must(answer, status(404)));
      };
      const [one, two] = [await carried(here, picture()), await carried(there, picture())];
      for (const [place, { id, attachmentId }, other, otherId] of [
        [here, one, there, two.id],
        [there, two, here, one.id],
      ] as const) {
        for (const nothing of [t.fresh.word('nothing'), id])
          await mustNotFind('CMT-36', place.people, place.attachment(id, nothing));
        await mustNotFind('CMT-35', other.people, other.attachment(otherId, attachmentId));
        if (place === there) continue;
        const sibling = await place.sibling();
        const { id: siblingId } = await carried(sibling, picture());
        await mustNotFind('CMT-35', place.people, sibling.attachment(siblingId, attachmentId));
      }
    },
  });
}
