import { check } from '../../kit/check.ts';
import { isSuccess, refused, status, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, objects, text } from '../../kit/read.ts';
import { uploadTooLarge } from '../../kit/upload.ts';
import { validFile, validFiles } from '../../kit/valid-file.ts';
import type { FilePart } from '../../kit/wire.ts';
import { carried, carriers, mustCarry, mustShow } from './carriers.ts';

const picture = (name = 'colours.png'): FilePart => ({ ...validFile('png'), name });

/** A text whose line ends in the way of another system than most servers run on. */
const twoLines: FilePart = {
  name: 'notes.txt',
  type: 'text/plain',
  bytes: Buffer.from('One line\r\nand another\r\n'),
};

/** So many small files, of which two have one name. */
const several = (count: number): FilePart[] =>
  validFiles(count).map((file, at) => (at < 2 ? picture() : file));

for (const carrier of carriers) {
  const { word, noun } = carrier;

  check({
    id: `request-comments.${word}-files`,
    says: `Files sent with ${noun} are its attachments, with their names and their very bytes, for everybody who sees it.`,
    clauses: ['CMT-22', 'CMT-24', 'CMT-32'],
    async run(t) {
      const place = await carrier.place(t);
      const [, one, two] = place.people;
      const sets = [[validFile('pdf'), picture()], [validFile('jpeg')], [picture()]];
      const kept = [];
      for (const [at, files] of sets.entries()) {
        const answer = await place.send(at % 2 === 0 ? one : two, files);
        must(answer, success);
        mustShow(answer, dataOf(answer), files);
        kept.push({ answer, files });
      }
      // Those of the first are still there when others have come.
      for (const { answer, files } of kept) await mustCarry(t, carrier, place, answer, { files });
    },
  });

  check({
    id: `request-comments.${word}-names-of-files`,
    says: `The name of an attachment of ${noun} is that of the file sent.`,
    clauses: ['CMT-25'],
    async run(t) {
      const place = await carrier.place(t);
      const [resident, one] = place.people;
      const names = ['colours.png', 'COLOURS, v2 (final).PNG', `${'long-'.repeat(20)}name.png`];
      const sent = names.map(picture);
      const answer = await place.send(one, sent);
      must(answer, success);
      mustShow(answer, dataOf(answer), sent);
      for (const as of [resident, one]) {
        const { answer: read, found } = await place.find(as, text(dataOf(answer), 'id'));
        mustShow(read, found, sent);
      }
    },
  });

  check({
    id: `request-comments.${word}-other-kinds-kept`,
    says: `A text and a file without an extension, where they are taken with ${noun}, keep their names and bytes.`,
    clauses: ['CMT-25', 'CMT-32'],
    negative: true,
    async run(t) {
      const place = await carrier.place(t);
      const [, one] = place.people;
      const files = [twoLines, { ...validFile('png'), name: 'colours' }];
      for (const file of files) {
        const answer = await place.send(one, [file]);
        // Which kinds are taken is open; what is taken is kept as it was sent.
        if (!isSuccess(answer)) {
          must(answer, refused);
          t.observed(`${file.name} was not taken: ${answer.status}`);
          continue;
        }
        mustShow(answer, dataOf(answer), [file]);
        await mustCarry(t, carrier, place, answer, { files: [file], people: [one] });
      }
    },
  });

  check({
    id: `request-comments.${word}-odd-names`,
    says: `A file whose name has unusual letters comes with ${noun} like any other.`,
    clauses: ['CMT-24', 'CMT-32'],
    async run(t) {
      const place = await carrier.place(t);
      const [, one] = place.people;
      const files = ['crème brûlée.png', '列表 🎉.png', "100%25 & more;='.png"].map(picture);
      const answer = await place.send(one, files);
      must(answer, success);
      await mustCarry(t, carrier, place, answer, { files, people: [one] });
      // A path is no name: whether it is taken is not stated, but what is there stays.
      const path = await place.send(one, [picture('../../colours.png')]);
      mustHold(path, 'an answer below 500 to a file whose name is a path', path.status < 500);
      await mustCarry(t, carrier, place, answer, { files, people: [one] });
    },
  });

  check({
    id: `request-comments.${word}-five-files`,
    says: `Five files with ${noun} are accepted, and each is an attachment of its own.`,
    clauses: ['CMT-27'],
    async run(t) {
      const place = await carrier.place(t);
      const [resident, one] = place.people;
      const files = several(5);
      const answer = await place.send(one, files);
      must(answer, success);
      const ids = objects(dataOf(answer), 'attachments').map((attachment) => text(attachment, 'id'));
      mustHold(answer, 'five attachments with ids of their own', new Set(ids).size === 5, ids.join(', '));
      await mustCarry(t, carrier, place, answer, { files, people: [resident] });
      // Five are the limit of one request and not of all.
      const again = several(5);
      const next = await place.send(one, again);
      must(next, success);
      await mustCarry(t, carrier, place, next, { files: again, people: [resident] });
    },
  });

  check({
    id: `request-comments.${word}-six-files`,
    says: `Six files with ${noun} are refused, and nothing is made.`,
    clauses: ['CMT-28'],
    negative: true,
    async run(t) {
      const place = await carrier.place(t);
      for (const as of place.people.slice(0, 2))
        for (const count of [6, 9]) {
          const words = t.fresh.text('Too many');
          const answer = await place.send(as, several(count), words);
          must(answer, refused);
          mustHold(answer, 'nothing made', (await place.count(words)) === 0, 'it is there');
        }
    },
  });

  check({
    id: `request-comments.${word}-large-file`,
    says: `A file of 10,000,000 bytes comes with ${noun}, byte for byte; one of 10,485,761 or more is refused, and nothing is made.`,
    clauses: ['CMT-29', 'CMT-30', 'CMT-32'],
    negative: true,
    async run(t) {
      const place = await carrier.place(t);
      const [resident, one] = place.people;
      const files = [validFile('jpeg', 10_000_000)];
      const answer = await place.send(one, files);
      must(answer, success);
      await mustCarry(t, carrier, place, answer, { files, people: [resident] });
      for (const tooMuch of [[validFile('pdf', 11_000_000)], [picture(), validFile('jpeg', 10_485_761)]]) {
        const words = t.fresh.text('Too large');
        const refusal = await uploadTooLarge(() => place.send(one, tooMuch, words));
        if (refusal) must(refusal, refused);
        mustHold(refusal ?? answer, 'nothing made', (await place.count(words)) === 0, 'it is there');
      }
    },
  });

  check({
    id: `request-comments.${word}-file-of-another`,
    says: `An attachment of ${noun} is 404 under the path of another request, and so is an id of no attachment.`,
    clauses: ['CMT-35', 'CMT-36'],
    negative: true,
    async run(t) {
      const [here, there] = [await carrier.place(t), await carrier.place(t)];
      const places = [here, there];
      const sent = [];
      for (const place of places) sent.push(await carried(place, place.people[1], [picture()]));
      for (const [at, place] of places.entries()) {
        const answer = sent[at];
        const other = places[1 - at];
        if (answer === undefined || other === undefined) continue;
        const made = dataOf(answer);
        const id = text(made, 'id');
        const attachmentId = text(objects(made, 'attachments')[0], 'id');
        const get = (path: Readonly<Record<string, string>>, as: (typeof place.people)[number]) =>
          t.callAny(carrier.attachmentOperation, { path, as });
        const otherId = text(dataOf(sent[1 - at] ?? answer), 'id');
        for (const as of other.people)
          must(await get(other.attachment(otherId, attachmentId), as), status(404));
        for (const as of place.people)
          for (const nothing of [t.fresh.word('nothing'), id])
            must(await get(place.attachment(id, nothing), as), status(404));
        const sibling = await place.sibling();
        const siblingId = text(dataOf(await carried(sibling, place.people[1], [picture()])), 'id');
        for (const as of place.people)
          must(await get(sibling.attachment(siblingId, attachmentId), as), status(404));
      }
    },
  });
}
