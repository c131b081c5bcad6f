import { asStaff } from '../../witness/activity-attachments.ts';
import { afterwards, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { GET, sending } from './amend.ts';

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1] ?? '';

const BY_EXTENSION: Readonly<Record<string, string>> = { txt: 'text/plain', png: 'image/png' };

/** Lies about the bytes of an attachment and about the headers that come with them. */
export const sendingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activity-attachments.bytes-of-the-first',
    lie: 'Every attachment of an activity is sent with the bytes of the first.',
    breaks: ['ATD-01'],
    tables: sending((file, [first], { files }) => ({
      bytes: files.get(first?.fileId ?? '')?.bytes ?? file.bytes,
    })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.bytes-of-the-same-name',
    lie: 'Of attachments with one name the bytes of the first are sent.',
    breaks: ['ATD-01'],
    tables: sending((file, all, { files }) => ({
      bytes: files.get(all.find(({ name }) => name === file.name)?.fileId ?? '')?.bytes ?? file.bytes,
    })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.bytes-as-text',
    lie: 'The bytes of a text are sent with the ends of lines written in one way.',
    breaks: ['ATD-01'],
    tables: sending(({ type, bytes }) => ({
      bytes: type === 'text/plain' ? asBytes(asText(bytes).replaceAll('\r\n', '\n')) : bytes,
    })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.all-but-the-last-byte',
    lie: 'An attachment is sent without its last byte.',
    breaks: ['ATD-01'],
    tables: sending(({ bytes }) => ({ bytes: bytes.subarray(0, -1) })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.bytes-in-base64',
    lie: 'What is not a text is sent in base64.',
    breaks: ['ATD-01'],
    tables: sending(({ type, bytes }) => ({
      bytes: type === 'text/plain' ? bytes : asBytes(Buffer.from(bytes).toString('base64')),
    })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.in-part',
    lie: 'An attachment is sent with 206.',
    breaks: ['ATD-01'],
    tables: afterwards(GET, withStatus(206)),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.bytes-of-the-first-asked-for',
    lie: 'An activity whose attachments were downloaded before sends the bytes of the one that was asked for first.',
    breaks: ['ATD-01'],
    tables: (tables) => {
      const first = new Map<string, Uint8Array>();
      return sending(({ bytes }, all) => {
        const key = all.map(({ id }) => id).join();
        if (!first.has(key)) first.set(key, bytes);
        return { bytes: first.get(key) ?? bytes };
      })(tables);
    },
    witness: asStaff,
  },
  {
    id: 'activity-attachments.all-of-unknown-type',
    lie: 'The Content-Type of every attachment is application/octet-stream.',
    breaks: ['ATD-02'],
    tables: sending(() => ({ type: 'application/octet-stream' })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.type-of-the-first',
    lie: 'The Content-Type of every attachment is that of the first one of the activity.',
    breaks: ['ATD-02'],
    tables: sending((file, [first]) => ({ type: file.type === '' ? '' : (first?.type ?? file.type) })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.type-by-extension',
    lie: 'The Content-Type goes by the extension of the name, as far as that is a text or a picture.',
    breaks: ['ATD-02'],
    tables: sending(({ name, type }) => ({
      type: type === '' ? '' : (BY_EXTENSION[extensionOf(name)] ?? 'application/octet-stream'),
    })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.unknown-is-text',
    lie: 'An attachment of which nobody knows the type is sent as text/plain.',
    breaks: ['ATD-03'],
    tables: sending(({ type }) => ({ type: type === '' ? 'text/plain' : type })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.unknown-is-unknown',
    lie: 'An attachment of which nobody knows the type is sent as application/unknown.',
    breaks: ['ATD-03'],
    tables: sending(({ type }) => ({ type: type === '' ? 'application/unknown' : type })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.nameless',
    lie: 'The Content-Disposition has no name.',
    breaks: ['ATD-04'],
    tables: sending(() => ({ name: '' })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.names-without-accents',
    lie: 'Letters beyond ASCII are underscores in the Content-Disposition.',
    breaks: ['ATD-04'],
    tables: sending(({ name }) => ({ name: name.replaceAll(/[^ -~]/g, '_') })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.names-of-one-word',
    lie: 'The name in the Content-Disposition ends at its first space.',
    breaks: ['ATD-04'],
    tables: sending(({ name }) => ({ name: name.split(' ')[0] ?? name })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.names-without-extension',
    lie: 'The name in the Content-Disposition has no extension.',
    breaks: ['ATD-04'],
    tables: sending(({ name }) => ({ name: name.replace(/\.\w+$/, '') })),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.name-of-the-first',
    lie: 'The Content-Disposition names the first attachment of the activity.',
    breaks: ['ATD-04'],
    tables: sending(({ name }, [first]) => ({ name: first?.name ?? name })),
    witness: asStaff,
  },
];
