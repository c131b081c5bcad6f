import { readFileSync } from 'node:fs';
import { isRecord } from '../mock/domain/json-object.ts';
import { isRefusal } from '../mock/http/problem.ts';
import type { Service } from '../mock/service.ts';
import { readWorldFile } from '../mock/world-file.ts';
import { SLUG } from '../mock/world/tenancy.ts';
import { UsageError } from './usage-error.ts';

/** A world from a file: its slug, and the function that puts it into a service. */
export interface WorldFromFile {
  readonly name: string;
  readonly enter: (service: Service, tenant: string) => void;
}

/**
 * Reads a world file of `ces record` or of `GET /__admin/worlds/{name}/state`; `now` is where its clock starts, by
 * default where it stood. Throws UsageError.
 */
export const worldFromFile = (file: string, now: string | undefined): WorldFromFile => {
  const refused = (says: string): UsageError =>
    new UsageError(
      `--world-file takes a file of ces record, or of GET /__admin/worlds/{name}/state; ${file} ${says}`,
    );
  const content = ((): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw refused(`cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    }
  })();
  if (!isRecord(content)) throw refused('holds no JSON object.');
  const read = readWorldFile(now === undefined ? content : { ...content, now });
  const name = typeof content['name'] === 'string' && SLUG.test(content['name']) ? content['name'] : 'demo';
  return {
    name,
    enter: (service, tenant) => {
      const brought = service.worlds.bring(tenant, read);
      if (isRefusal(brought)) throw refused(`cannot be used: ${brought.detail ?? brought.found}`);
    },
  };
};
