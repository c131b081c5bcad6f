import { randomUUID } from 'node:crypto';
import { closeSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { attempt } from '../domain/attempt.ts';
import type { FileStore, PlacedFile } from '../world/files.ts';
import { reasonOf } from './faults.ts';
import { ensureFolder, readRegular, statOf } from './regular-file.ts';
import { openNew, writeAll, type Write } from './write-snapshot.ts';

/** A file store that outlives the process. Each tenant has a folder; a file name is random and ends in a checksum. */
export interface StoredFiles extends FileStore {
  /**
   * Deletes dropped files. Call it after the drop is written: before that, a restart would need the files.
   */
  removeDropped(): void;
  /** Deletes all files of a tenant except those at `places`: their world was not written before the process ended. */
  sweep(tenant: string, places: ReadonlySet<string>): void;
  /** What is wrong with a kept file, by its size; undefined where nothing is. */
  faultOf(file: PlacedFile): string | undefined;
}

interface StoredFilesOptions {
  readonly folder: string;
  readonly write: Write;
  /** Called with a tenant whose file could not be kept. */
  readonly onFailure: (tenant: string, reason: string) => void;
  /** Called with a tenant and what is wrong with one of its files. */
  readonly onDamage: (tenant: string, fault: string) => void;
}

const sumOf = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0');

/** A random name of 36 characters and, since version 1.19, the checksum of the bytes. */
const isIntact = (place: string, bytes: Uint8Array): boolean => {
  const [, sum] = /\/.{36}-([0-9a-f]{8})$/.exec(place) ?? [];
  return sum === undefined || sum === sumOf(bytes);
};

export const createStoredFiles = ({
  folder,
  write,
  onFailure,
  onDamage,
}: StoredFilesOptions): StoredFiles => {
  const dropped: string[] = [];
  const pathOf = (place: string): string => join(folder, place);
  const remove = (place: string): void => void attempt(() => unlinkSync(pathOf(place)));
  const store = (place: string, tenant: string, bytes: Uint8Array): void => {
    ensureFolder(folder);
    ensureFolder(join(folder, tenant));
    const file = openNew(pathOf(place));
    try {
      writeAll(write, file, bytes);
    } finally {
      closeSync(file);
    }
  };
  return {
    keep: (bytes, tenant) => {
      const place = `${tenant}/${randomUUID()}-${sumOf(bytes)}`;
      try {
        store(place, tenant, bytes);
        return place;
      } catch (error) {
        // A full disk can leave a part of the file.
        remove(place);
        onFailure(tenant, reasonOf(error));
        return undefined;
      }
    },
    take: (place) => {
      const bytes = attempt(() => readRegular(pathOf(place)));
      if (bytes && isIntact(place, bytes)) return bytes;
      const fault = bytes ? 'the checksum does not match' : 'missing or unreadable';
      onDamage(place.slice(0, place.indexOf('/')), `files/${place}: ${fault}`);
      return undefined;
    },
    drop: (place) => void dropped.push(place),
    removeDropped: () => dropped.splice(0).forEach(remove),
    sweep: (tenant, places) => {
      for (const entry of attempt(() => readdirSync(join(folder, tenant), { withFileTypes: true })) ?? [])
        if (entry.isFile() && !places.has(`${tenant}/${entry.name}`))
          rmSync(join(folder, tenant, entry.name), { force: true });
    },
    faultOf: ({ place, size }) => {
      const stat = place === undefined ? undefined : attempt(() => statOf(pathOf(place)));
      if (place === undefined || (stat?.isFile() === true && stat.size === size)) return undefined;
      return `files/${place}: ${stat ? `expected a file of ${size} bytes, found another` : `missing, expected ${size} bytes`}`;
    },
  };
};
