import { expect, test } from 'vitest';
import { withPlainStyles } from './plain-styles.ts';

test('styles lose comments and indentation, and nothing else', () => {
  const code = [
    'const a = css`',
    '  /** kept for people */',
    '  color: ${({ dark }) => dark ? inner`  // no` : `  // text`}; // @presenter Color',
    '    // a line',
    '  background: url(https://ces.test/a.png) url(//ces.test/b.png);',
    '`;',
    'const b = String.raw`  /* as it is */`;',
    'const c = `\n  // a text`;',
  ].join('\n');
  expect(withPlainStyles(code)).toBe(
    [
      'const a = css`',
      'color: ${({ dark }) => dark ? inner`  // no` : `  // text`};',
      'background: url(https://ces.test/a.png) url(//ces.test/b.png);',
      '`;',
      'const b = String.raw`  /* as it is */`;',
      'const c = `\n  // a text`;',
    ].join('\n'),
  );
});
