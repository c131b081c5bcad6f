import { randomBytes } from 'node:crypto';
import { commentOn, givenRequest, subjects } from '../../given/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { dataOf, objects, text } from '../../kit/read.ts';
import { uploadTooLarge } from '../../kit/upload.ts';
import { validFile } from '../../kit/valid-file.ts';
import type { Tools } from '../../kit/tools.ts';
import type { FilePart } from '../../kit/wire.ts';
import { carried, carriers } from './carriers.ts';

/** The words that an author of either kind has. */
const WORDS: Readonly<Record<string, 'by-kind' | 'family-words'>> = {
  'resident connection': 'by-kind',
  'resident family': 'family-words',
};

for (const subject of subjects) {
  check({
    id: `request-comments.${subject.word}-words-for-authors`,
    says: 'Which words the userType of an author has.',
    clauses: ['CMT-04'],
    async run(t) {
      const household = await subject.family(t, 1);
      const { resident, residentId, connections } = household;
      const [one = resident] = connections;
      const path = subject.path(residentId, await givenRequest(t, subject, household, one));
      const words: string[] = [];
      for (const as of [resident, one]) {
        const answer = await commentOn(t, subject, path, { as, text: t.fresh.text('Hello') });
        words.push(String(field(answer.json, 'data.author.userType')));
      }
      const both = words.join(' ');
      t.observe('request-comment-user-type', subject.operations.comment, WORDS[both] ?? `other: ${both}`);
    },
  });
}

for (const carrier of carriers) {
  const { word, noun, operation } = carrier;

  check({
    id: `request-comments.${word}-form`,
    says: `Whether JSON is taken for ${noun} without files.`,
    clauses: ['CMT-23'],
    async run(t) {
      const place = await carrier.place(t);
      const answer = await place.send(place.people[1], []);
      // Whoever refuses the first form is asked again by the other: the answer tells which one it was.
      const isForm = answer.exchange.requestBody?.trimStart().startsWith('{') !== true;
      const reading = isForm ? 'multipart-only' : 'json-or-multipart';
      t.observe('request-files-form', operation, isSuccess(answer) ? reading : `other: ${answer.status}`);
    },
  });

  check({
    id: `request-comments.${word}-limits`,
    says: `Which status refuses too many files and too large a file of ${noun}.`,
    clauses: ['CMT-31'],
    negative: true,
    async run(t) {
      const place = await carrier.place(t);
      const [, one] = place.people;
      const many = Array.from({ length: 6 }, () => randomPicture(3));
      const large = validFile('pdf', 11_000_000);
      const tooMany = await place.send(one, many);
      const tooLarge = await uploadTooLarge(() => place.send(one, [large]));
      const told = [tooMany.status, tooLarge?.status ?? 'a closed connection'].join(' and ');
      t.observe('request-file-limits', operation, LIMITS[told] ?? `other: ${told}`);
    },
  });

  check({
    id: `request-comments.${word}-kinds-of-files`,
    says: `Whether ${noun} takes files that are neither pictures nor PDF.`,
    clauses: ['CMT-301'],
    negative: true,
    async run(t) {
      const place = await carrier.place(t);
      const [, one] = place.people;
      for (const file of otherKinds(t)) {
        const words = t.fresh.text('Enclosed');
        const answer = await place.send(one, [file], words);
        const isRefused = refused(answer) === undefined;
        const isThere = (await place.count(words)) > 0;
        t.observe(
          'request-file-kinds',
          operation,
          isSuccess(answer) && isThere
            ? 'any'
            : isRefused && !isThere
              ? 'pictures-and-papers'
              : `other: ${answer.status}${isThere ? '' : ', nothing made'}`,
        );
      }
    },
  });

  check({
    id: `request-comments.${word}-type-of-a-file`,
    says: `In which words an attachment of ${noun} names its type.`,
    clauses: ['CMT-26'],
    async run(t) {
      const place = await carrier.place(t);
      const answer = await carried(place, place.people[1], [randomPicture(3)]);
      const type = String(field(objects(dataOf(answer), 'attachments')[0], 'type'));
      t.observe('request-attachment-type', operation, TYPES[type.toLowerCase()] ?? `other: ${type}`);
    },
  });

  check({
    id: `request-comments.${word}-headers-of-a-file`,
    says: `Which headers come with the bytes of an attachment of ${noun}.`,
    clauses: ['CMT-33'],
    async run(t) {
      const place = await carrier.place(t);
      const file = randomPicture(3);
      const made = dataOf(await carried(place, place.people[1], [file]));
      const attachmentId = text(objects(made, 'attachments')[0], 'id');
      const path = place.attachment(text(made, 'id'), attachmentId);
      const { headers } = await t.callAny(carrier.attachmentOperation, { path, as: place.people[1] });
      const [type = 'none', disposition] = [headers['content-type'], headers['content-disposition']];
      const isNamed = disposition?.includes(file.name) === true;
      const reading =
        type.startsWith(file.type) && isNamed
          ? 'type-and-name'
          : type.startsWith('application/octet-stream') && disposition === undefined
            ? 'bytes-only'
            : undefined;
      t.observe(
        'request-attachment-headers',
        carrier.attachmentOperation,
        reading ?? `other: ${type}, ${disposition ?? 'no Content-Disposition'}`,
      );
    },
  });
}

/** Plain text, and bytes that say nothing. */
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
