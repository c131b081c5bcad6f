import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUploadFolder, type UploadFolder } from './upload-folder.ts';
import { createFileRoom, createFiles } from './world/files.ts';

let parent: string;
let uploadFolder: UploadFolder;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ces-uploads-test-'));
  uploadFolder = createUploadFolder(parent);
});

afterEach(() => {
  uploadFolder.close();
  rmSync(parent, { recursive: true, force: true });
});

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

test('a file is read back byte for byte, whatever its name is', () => {
  const files = createFiles(createFileRoom(100, uploadFolder));
  const name = '../../etc/passwd';
  expect(files.put({ id: 'one', name, type: 'image/png', bytes: bytes(0, 255, 10, 13) })).toBe(true);
  expect(readdirSync(parent)).toHaveLength(1);
  expect(readdirSync(uploadFolder.folder)).toHaveLength(1);
  expect(readdirSync(uploadFolder.folder)[0]).not.toContain('passwd');
  const kept = files.get('one');
  expect(kept).toMatchObject({ name, type: 'image/png' });
  expect([...(kept?.bytes ?? [])]).toEqual([0, 255, 10, 13]);
});

test('the limit is for all files together, and a dropped file makes room', () => {
  const files = createFiles(createFileRoom(4, uploadFolder));
  expect(files.put({ id: 'one', name: 'a', type: '', bytes: bytes(1, 2, 3) })).toBe(true);
  expect(files.put({ id: 'two', name: 'b', type: '', bytes: bytes(1, 2) })).toBe(false);
  expect(readdirSync(uploadFolder.folder)).toHaveLength(1);
  files.drop('one');
  expect(readdirSync(uploadFolder.folder)).toEqual([]);
  expect(files.put({ id: 'two', name: 'b', type: '', bytes: bytes(1, 2) })).toBe(true);
});

test('an upload folder that was cleared is empty and takes files again; one that was closed is gone', () => {
  const files = createFiles(createFileRoom(4, uploadFolder));
  files.put({ id: 'one', name: 'a', type: '', bytes: bytes(1, 2, 3, 4) });
  files.clear();
  expect(readdirSync(uploadFolder.folder)).toEqual([]);
  expect(files.get('one')).toBeUndefined();
  expect(files.put({ id: 'two', name: 'b', type: '', bytes: bytes(5) })).toBe(true);
  uploadFolder.close();
  expect(existsSync(uploadFolder.folder)).toBe(false);
  expect(files.get('two')).toBeUndefined();
  expect(files.put({ id: 'three', name: 'c', type: '', bytes: bytes(5) })).toBe(false);
});
