import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askForEngine, ENGINE } from './engine.ts';

const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(text) as {
  readonly dependencies: object;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: object;
};

test('the engine of the suite is an optional peer, in the versions that are asked for', () => {
  expect(peerDependencies).toMatchObject(ENGINE);
  for (const name of Object.keys(ENGINE)) {
    expect(peerDependenciesMeta).toHaveProperty([name], { optional: true });
    expect(dependencies).not.toHaveProperty([name]);
  }
});

test('where a part of it is missing, the error has the line that installs it', () => {
  expect(() => askForEngine((name) => name === 'supertest')).toThrow(
    "npm i -D 'fast-check@^4.10.2' 'supertest@^7.3.2'",
  );
  expect(() => askForEngine()).not.toThrow();
});
