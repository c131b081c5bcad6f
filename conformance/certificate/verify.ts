import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CheckResult, Results } from '../report/results.ts';
import { isObject, parseJson } from '../kit/json.ts';
import { many } from '../kit/words.ts';
import { UsageError } from '../run/usage.ts';
import { certificateSchema } from './certificate-schema.ts';
import type { Certificate } from './certificate.ts';

const validate = new Ajv2020({ validateFormats: false }).compile<Certificate>(certificateSchema);

/** Parses a certificate; `name` is its name in messages. Throws UsageError. */
export function certificateIn(text: string, name: string): Certificate {
  const value = parseJson(text);
  if (!isObject(value))
    throw new UsageError(
      `${name} is not a certificate.json: it is not a JSON object. Give the original file that the suite wrote.`,
    );
  if (validate(value)) return value;
  const [first] = validate.errors ?? [];
  throw new UsageError(
    `${name} is not a valid certificate.json: ${first?.instancePath || 'the whole'} ${first?.message ?? 'does not fit'}.`,
  );
}

/** Refuses a certificate of another suite or contract, because this one cannot judge it. */
export function mustBeOwn(certificate: Certificate, digests: Certificate['digests'], version: string): void {
  const { subject } = certificate;
  if (subject !== undefined)
    throw new UsageError(
      `The certificate is about a ${subject}, which cannot be sampled. Run ces certify ${subject} again.`,
    );
  const other = (['contract', 'suite'] as const).find((name) => certificate.digests[name] !== digests[name]);
  if (other === undefined) return;
  throw new UsageError(
    `The certificate was issued by another ${other} (version ${certificate.contract}; here ${version}). Install community-engagement-contract@${certificate.contract}, or certify again with this one.`,
  );
}

/**
 * Refuses a certificate of another target than that of the configuration, because the token must not go to an address
 * from a file. `flag` is an address that the user names now.
 */
export function mustBeTarget({ target }: Certificate, url: string, flag: string | undefined): void {
  if (flag !== undefined || target.url.replace(/\/+$/, '') === url) return;
  throw new UsageError(
    `The certificate is about ${target.url}, but the configuration names ${url}. Pass --url with the address to test, if it is the same service.`,
  );
}

/** The checks to try again: `size` of those that passed, first one of each section, drawn by the seed. */
export function sampleOf(passed: readonly string[], size: number, seed: number): readonly string[] {
  const drawn = shuffled(passed, seed);
  const sections = new Set<string>();
  const isFirst = (id: string): boolean => {
    const [section = id] = id.split('.');
    return !sections.has(section) && sections.add(section).size > 0;
  };
  const firsts = drawn.filter(isFirst);
  return [...firsts, ...drawn.filter((id) => !firsts.includes(id))].slice(0, size);
}

/** Fisher-Yates shuffle with a small generator, which is enough for a sample. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const mixed = [...items];
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    const [one, two] = [mixed[at], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one];
  }
  return mixed;
}

export interface Verified {
  readonly holds: boolean;
  readonly tried: number;
  readonly broken: readonly CheckResult[];
  /** Checks that passed before and are unproven now, with the reason. */
  readonly unproven: readonly CheckResult[];
  /** Checks that found a part served although the certificate calls it absent. */
  readonly served: readonly CheckResult[];
  /** One sentence. */
  readonly says: string;
}

/** The result of a repeated sample. */
export function verifiedBy({ checks, exitCode }: Results, { target, passed }: Certificate): Verified {
  const then = new Set(passed);
  const again = checks.filter(({ id }) => then.has(id));
  const broken = again.filter(({ verdict }) => verdict === 'fail');
  const unproven = again.filter(({ verdict }) => verdict !== 'fail' && verdict !== 'pass');
  const served = checks.filter(
    ({ id, verdict }) => !then.has(id) && (verdict === 'fail' || verdict === 'pass'),
  );
  const proven = again.length - broken.length - unproven.length;
  const holds = broken.length + served.length === 0 && proven > 0 && exitCode === 0;
  const wrong = [
    ...(broken.length > 0 ? [`${broken.length} of ${many(again.length, 'check')} failed`] : []),
    ...(served.length > 0 ? [`${many(served.length, 'part')} that it calls absent answered`] : []),
  ];
  const says =
    wrong.length > 0
      ? `The certificate of ${target.url} no longer holds: ${wrong.join('; ')}.`
      : holds
        ? `The certificate of ${target.url} still holds: ${proven} of ${many(again.length, 'check')} passed again.`
        : `The certificate of ${target.url} could not be checked: no check of the sample gave a verdict.`;
  return { holds, tried: checks.length, broken, unproven, served, says };
}
