import { join } from 'node:path';
import type { Paint } from '../../conformance/report/console.ts';
import { consoleText } from '../../conformance/report/console.ts';
import { writeCertificate } from '../../conformance/certificate/write.ts';
import type { Results } from '../../conformance/report/results.ts';
import { writeReports } from '../../conformance/report/write.ts';
import { ownRoot } from '../../conformance/run/engine.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

export interface ReportOptions {
  readonly folder: string;
  readonly json: boolean;
  readonly paint: Paint;
  readonly print: (text: string) => void;
}

/** Writes the report folder and the certificate, if one was earned, and prints the result. */
export const reportResults = async (
  results: Results,
  { folder, json, paint, print }: ReportOptions,
): Promise<void> => {
  await writeReports(folder, results);
  await writeCertificate(folder, results, ownRoot);
  if (json) print(`${jsonText(results)}\n`);
  else print(consoleText(results, join(folder, 'report.html'), paint));
};
