import { randomBytes } from 'node:crypto';
import { commentOn, subjects } from '../../factories/request-subjects.ts';
import { check, checkWith } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { reading } from '../../kit/reading.ts';
import { uploadTooLarge } from '../../kit/upload.ts';
import { validFile } from '../../kit/valid-file.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import type { FilePart } from '../../kit/wire.ts';
import { carried, carriers } from './carriers.ts';
import { thread } from './threads.ts';

for (const subject of subjects) {
  check({
    id: `request-comments.${subject.word}-words-for-authors`,
    says: 'Records which words the userType of an author has.',
    clauses: ['CMT-04'],
    async run(t) {
      const { path, people } = await thread(t, subject);
      const [resident, one] = people;
      const say = (as: Identity) => commentOn(t, subject, path, { as, text: t.fresh.text('Hello') });
      const [own, theirs] = [await say(resident), await say(one)];
      const both = [own, theirs].map(({ json }) => String(field(json, 'data.author.userType'))).join(' ');
      const outcomes = {
        'by-kind': both === 'resident connection',
        'family-words': both === 'resident family',
      };
      reading(t, 'request-comment-user-type', theirs, outcomes, both);
    },
  });
}

for (const carrier of carriers) {
  const { word, noun, operation } = carrier;
  const placeCheck = checkWith((t: Tools) => carrier.place(t));

  placeCheck({
    id: `request-comments.${word}-form`,
    says: `Records whether JSON is accepted for ${noun} without files.`,
    clauses: ['CMT-23'],
    async run(t, place) {
      const answer = await place.send(place.people[1], []);
      // If the target refuses the first form, the other one is sent: the exchange shows which it was.
      const isForm = answer.exchange.requestBody?.trimStart().startsWith('{') !== true;
      reading(t, 'request-files-form', answer, {
        'multipart-only': isSuccess(answer) && isForm,
        'json-or-multipart': isSuccess,
      });
    },
  });

  placeCheck({
    id: `request-comments.${word}-limits`,
    says: `Records which status refuses too many files and too large a file of ${noun}.`,
    clauses: ['CMT-31'],
    negative: true,
    async run(t, place) {
      const [, one] = place.people;
      const many = Array.from({ length: 6 }, () => randomPicture(3));
      const large = validFile('pdf', 11_000_000);
      const tooMany = await place.send(one, many);
      const tooLarge = await uploadTooLarge(() => place.send(one, [large]));
      const statuses = [tooMany.status, tooLarge?.status ?? 'a closed connection'].join(' and ');
      t.observe('request-file-limits', operation, LIMITS[statuses] ?? `other: ${statuses}`);
    },
  });

  placeCheck({
    id: `request-comments.${word}-kinds-of-files`,
    says: `Records whether ${noun} accepts files that are neither pictures nor PDF.`,
    clauses: ['CMT-301'],
    negative: true,
    async run(t, place) {
      const [, one] = place.people;
      for (const file of otherKinds(t)) {
        const words = t.fresh.text('Enclosed');
        const answer = await place.send(one, [file], words);
        const isThere = (await place.count(words)) > 0;
        const outcomes = {
          any: isSuccess(answer) && isThere,
          'pictures-and-papers': isRefused(answer) && !isThere,
        };
        const seen = `${answer.status}${isThere ? '' : ', nothing made'}`;
        reading(t, 'request-file-kinds', answer, outcomes, seen);
      }
    },
  });

  placeCheck({
    id: `request-comments.${word}-type-of-a-file`,
    says: `Records how an attachment of ${noun} names its type.`,
    clauses: ['CMT-26'],
    async run(t, place) {
      const { attachment } = await carried(place, randomPicture(3));
      const type = String(field(attachment, 'type'));
      t.observe('request-attachment-type', operation, TYPES[type.toLowerCase()] ?? `other: ${type}`);
    },
  });

  placeCheck({
    id: `request-comments.${word}-headers-of-a-file`,
    says: `Records which headers the download of an attachment of ${noun} has.`,
    clauses: ['CMT-33'],
    async run(t, place) {
      const file = randomPicture(3);
      const { id, attachmentId } = await carried(place, file);
      const path = place.attachment(id, attachmentId);
      const answer = await t.callAny(place.attachmentOperation, { path, as: place.people[1] });
      const { 'content-type': type = 'none', 'content-disposition': disposition } = answer.headers;
      const outcomes = {
        'type-and-name': type.startsWith(file.type) && disposition?.includes(file.name) === true,
        'bytes-only': type.startsWith('application/octet-stream') && disposition === undefined,
      };
      const seen = `${type}, ${disposition ?? 'no Content-Disposition'}`;
      reading(t, 'request-attachment-headers', answer, outcomes, seen);
    },
  });
}

/** Plain text, and bytes of no file format. */
const otherKinds = (t: Tools): readonly FilePart[] => [
  { name: 'note.txt', type: 'text/plain', bytes: Buffer.from(`${t.fresh.text('Enclosed')}\r\n\n\0é\n`) },
  { name: 'sound.bin', type: 'application/octet-stream', bytes: randomBytes(700) },
];

const LIMITS: Readonly<Record<string, 'by-kind' | 'bad-request' | 'too-large' | 'unprocessable'>> = {
  '400 and 413': 'by-kind',
  '400 and 400': 'bad-request',
  '413 and 413': 'too-large',
  '422 and 422': 'unprocessable',
};

const TYPES: Readonly<Record<string, 'media-type' | 'extension'>> = {
  'image/png': 'media-type',
  png: 'extension',
  '.png': 'extension',
};
