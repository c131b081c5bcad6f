import { FORM_TYPE } from './form.ts';

/** One step of a raw exchange: bytes to write, a pause in milliseconds, or the end of what is sent. */
export type Step = Buffer | number | 'half-close' | 'hang-up';

/** Where the raw exchange goes to and as whom. */
export interface Setting {
  readonly host: string;
  readonly tenant: string;
  readonly token: string;
  /** The id of a user who may act, and of a facility. */
  readonly actor: string;
  readonly facility: string;
}

/** Bytes on a connection of their own. */
export interface RawCase {
  readonly name: string;
  readonly steps: (setting: Setting) => readonly Step[];
  /**
   * Every way in which it may go: the statuses of the answers in order (4xx for any such), then `open` or `closed`.
   * `open` alone: the mock waits for more, as it should.
   */
  readonly may: readonly string[];
}

export const text = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');

export const common = ({ host, token }: Setting): readonly string[] => [
  `Host: ${host}`,
  `Authorization: Bearer ${token}`,
];

export const ping = (setting: Setting, ...more: readonly string[]): Buffer =>
  text('GET /ping HTTP/1.1', ...common(setting), ...more, '', '');

const acting = (setting: Setting): readonly string[] => [
  ...common(setting),
  `X-Acting-User-Id: ${setting.actor}`,
  `X-Acting-User-Tenant: ${setting.tenant}`,
];

export const RESIDENT = '{"firstName":"Raw","lastName":"Socket"}';

export const create = (setting: Setting, fields: readonly string[], body: string): Buffer =>
  text(
    `POST /api/v1/${setting.tenant}/facilities/${setting.facility}/residents HTTP/1.1`,
    ...acting(setting),
    'Content-Type: application/json',
    ...fields,
    '',
    body,
  );

export const photo = (setting: Setting, body: string, type = FORM_TYPE): Buffer =>
  text(
    `POST /api/v1/${setting.tenant}/photos HTTP/1.1`,
    ...acting(setting),
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  );

export const hex = (value: string): string => value.length.toString(16);
export const CHUNKED = 'Transfer-Encoding: chunked';
export const sized = (body: string): string => `Content-Length: ${body.length}`;
export const REFUSED = ['400 closed', '4xx closed', '400 open', '4xx open'];
