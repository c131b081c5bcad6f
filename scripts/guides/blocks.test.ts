import { expect, test } from 'vitest';
import { stepsOf, unsaid } from './blocks.ts';

const block = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n`;

test('a guide is read as what its reader does', () => {
  const guide = [
    '# Title',
    block('sh background', 'serve'),
    block('js a.test.mjs', 'test();'),
    block('sh', 'echo one'),
    block('text', 'one'),
    block('sh at home', 'rm -rf /'),
    block('sh browser', 'chromium'),
    block('text', 'a page'),
    block('sh registry', 'npm install'),
    block('sh registry browser', 'open'),
    block('yaml', 'a: 1'),
  ].join('\n');
  expect(stepsOf(guide)).toEqual([
    { kind: 'background', text: 'serve\n' },
    { kind: 'file', name: 'a.test.mjs', text: 'test();\n' },
    { kind: 'run', text: 'echo one\n', says: ['one'], needs: [] },
    { kind: 'run', text: 'chromium\n', says: ['a page'], needs: ['browser'] },
    { kind: 'run', text: 'npm install\n', says: [], needs: ['registry'] },
    { kind: 'run', text: 'open\n', says: [], needs: ['registry', 'browser'] },
  ]);
});

test('what was promised has to come, in its order', () => {
  const output = 'first\nsecond is 2\nthird\n';
  expect(unsaid(['first', 'second is …', 'third'], output)).toBeUndefined();
  expect(unsaid(['…', 'third'], output)).toBeUndefined();
  expect(unsaid(['second', 'third'], output)).toBe('second');
  expect(unsaid(['third', 'first'], output)).toBe('first');
  expect(unsaid(['fi.st'], output)).toBe('fi.st');
});
