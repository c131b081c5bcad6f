import { join } from 'node:path';
import type { Paint } from '../../conformance/report/console.ts';
import { consoleText } from '../../conformance/report/console.ts';
import { writeCertificate } from '../../conformance/certificate/write.ts';
import type { Results } from '../../conformance/report/results.ts';
import { hide, writeReports, type Secret } from '../../conformance/report/write.ts';
import { ownRoot } from '../../conformance/run/engine.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

export interface Telling {
  readonly folder: string;
  readonly json: boolean;
  readonly secrets: readonly Secret[];
  readonly paint: Paint;
  readonly print: (text: string) => void;
}

/** Writes the report folder and the certificate, where one was earned, and prints what came of it. */
export const tell = async (
  results: Results,
  { folder, json, secrets, paint, print }: Telling,
): Promise<void> => {
  await writeReports(folder, results, secrets);
  await writeCertificate(folder, results, ownRoot);
  if (json) print(hide(`${jsonText(results)}\n`, secrets));
  else print(hide(consoleText(results, join(folder, 'report.html'), paint), secrets));
};
