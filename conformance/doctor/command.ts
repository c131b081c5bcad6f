import pc from 'picocolors';
import type { ConformOptions, Output } from '../run/options.ts';
import { readSettings } from '../run/settings.ts';
import { UsageError } from '../run/usage.ts';
import { examine } from './doctor.ts';
import { exitCodeOf, jsonOf, textOf } from './print.ts';
import { Unreachable } from './reach.ts';
import { jsonText } from '../quoting/json.ts';

/** What the command line asks of `ces doctor`. */
export interface DoctorOptions extends Pick<ConformOptions, 'url' | 'config' | 'profile' | 'env' | 'cwd'> {
  readonly json?: boolean;
  readonly stdout?: Output;
  readonly stderr?: Output;
}

/** Examines a configuration and its target, and reports what to fix. Never throws. */
export async function doctor(options: DoctorOptions): Promise<0 | 2 | 4> {
  const { env, json = false, stdout = process.stdout, stderr = process.stderr } = options;
  try {
    const settings = await readSettings(options);
    const diagnosis = await examine(settings, true);
    const paint = pc.createColors(!env['NO_COLOR'] && (Boolean(env['FORCE_COLOR']) || stdout.isTTY === true));
    const { url } = settings.spec;
    const text = json
      ? jsonOf(diagnosis, url, settings.place)
      : textOf(diagnosis, url, settings.place, paint);
    stdout.write(text);
    return exitCodeOf(diagnosis);
  } catch (error) {
    if (error instanceof UsageError) return ended(2, error.message);
    if (error instanceof Unreachable) return ended(4, error.message);
    return ended(4, `The doctor itself failed: ${error instanceof Error ? error.stack : String(error)}`);
  }

  function ended(code: 2 | 4, message: string): 2 | 4 {
    if (json) stdout.write(`${jsonText({ exitCode: code, message })}\n`);
    else stderr.write(`${message}\n`);
    return code;
  }
}
