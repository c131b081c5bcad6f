import { asStaff } from '../../witness/activity-attachments.ts';
import { afterwards, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { GET, sending } from './amend.ts';

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1] ?? '';

const BY_EXTENSION: Readonly<Record<string, string>> = { txt: 'text/plain', png: 'image/png' };

/** Saboteurs about the bytes of an attachment and about the headers that come with them. */
export const sendingSaboteurs = saboteursOf('activity-attachments', asStaff, {
  'bytes-of-the-first': [
    'Every attachment of an activity is sent with the bytes of the first.',
    ['ATD-01'],
    sending((file, [first], { files }) => ({
      bytes: files.get(first?.fileId ?? '')?.bytes ?? file.bytes,
    })),
  ],
  'bytes-of-the-same-name': [
    'Of attachments with one name the bytes of the first are sent.',
    ['ATD-01'],
    sending((file, all, { files }) => ({
      bytes: files.get(all.find(({ name }) => name === file.name)?.fileId ?? '')?.bytes ?? file.bytes,
    })),
  ],
  'bytes-as-text': [
    'The bytes of a text are sent with the ends of lines written in one way.',
    ['ATD-01'],
    sending(({ type, bytes }) => ({
      bytes: type === 'text/plain' ? asBytes(asText(bytes).replaceAll('\r\n', '\n')) : bytes,
    })),
  ],
  'all-but-the-last-byte': [
    'An attachment is sent without its last byte.',
    ['ATD-01'],
    sending(({ bytes }) => ({ bytes: bytes.subarray(0, -1) })),
  ],
  'bytes-in-base64': [
    'What is not a text is sent in base64.',
    ['ATD-01'],
    sending(({ type, bytes }) => ({
      bytes: type === 'text/plain' ? bytes : asBytes(Buffer.from(bytes).toString('base64')),
    })),
  ],
  'in-part': ['An attachment is sent with 206.', ['ATD-01'], afterwards(GET, withStatus(206))],
  'bytes-of-the-first-asked-for': [
    'An activity whose attachments were downloaded before sends the bytes of the one that was asked for first.',
    ['ATD-01'],
    (tables) => {
      const first = new Map<string, Uint8Array>();
      return sending(({ bytes }, all) => {
        const key = all.map(({ id }) => id).join();
        if (!first.has(key)) first.set(key, bytes);
        return { bytes: first.get(key) ?? bytes };
      })(tables);
    },
  ],
  'all-of-unknown-type': [
    'The Content-Type of every attachment is application/octet-stream.',
    ['ATD-02'],
    sending(() => ({ type: 'application/octet-stream' })),
  ],
  'type-of-the-first': [
    'The Content-Type of every attachment is that of the first one of the activity.',
    ['ATD-02'],
    sending((file, [first]) => ({ type: file.type === '' ? '' : (first?.type ?? file.type) })),
  ],
  'type-by-extension': [
    'The Content-Type goes by the extension of the name, as far as that is a text or a picture.',
    ['ATD-02'],
    sending(({ name, type }) => ({
      type: type === '' ? '' : (BY_EXTENSION[extensionOf(name)] ?? 'application/octet-stream'),
    })),
  ],
  'unknown-is-text': [
    'An attachment of which nobody knows the type is sent as text/plain.',
    ['ATD-03'],
    sending(({ type }) => ({ type: type === '' ? 'text/plain' : type })),
  ],
  'unknown-is-unknown': [
    'An attachment of which nobody knows the type is sent as application/unknown.',
    ['ATD-03'],
    sending(({ type }) => ({ type: type === '' ? 'application/unknown' : type })),
  ],
  nameless: ['The Content-Disposition has no name.', ['ATD-04'], sending(() => ({ name: '' }))],
  'names-without-accents': [
    'Letters beyond ASCII are underscores in the Content-Disposition.',
    ['ATD-04'],
    sending(({ name }) => ({ name: name.replaceAll(/[^ -~]/g, '_') })),
  ],
  'names-of-one-word': [
    'The name in the Content-Disposition ends at its first space.',
    ['ATD-04'],
    sending(({ name }) => ({ name: name.split(' ')[0] ?? name })),
  ],
  'names-without-extension': [
    'The name in the Content-Disposition has no extension.',
    ['ATD-04'],
    sending(({ name }) => ({ name: name.replace(/\.\w+$/, '') })),
  ],
  'name-of-the-first': [
    'The Content-Disposition names the first attachment of the activity.',
    ['ATD-04'],
    sending(({ name }, [first]) => ({ name: first?.name ?? name })),
  ],
});
