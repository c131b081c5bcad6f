import { expect, test } from 'vitest';
import { withoutUnreadProperties } from './unread-properties.ts';

const texts = 'members=Object.entries({fontSize:`font-size`,color:`text-color`});kinds=[`h1`];';

test('properties go that no style reads, also those that only one of them read', () => {
  const code = `${texts}css\`--a: 1px;\n--b: var(--a);\n--c: 2px;\n--d: 3px;\nwidth: var(--c);\n\`;`;
  expect(withoutUnreadProperties(code, 'p { width: var(--d) }')).toBe(
    `${texts}css\`--c: 2px;\n--d: 3px;\nwidth: var(--c);\n\`;`,
  );
});

test('properties with computed names stay', () => {
  const code = `${texts}css\`--h1-font-size: 1px;\n--h2-font-size: 2px;\n--icon-left: 3px;\n\`;at(\`--icon-\${side}\`);`;
  expect(withoutUnreadProperties(code, '')).toBe(code.replace('--h2-font-size: 2px;\n', ''));
});

test('a renderer that names them otherwise is refused', () => {
  expect(() => withoutUnreadProperties('css`--a: 1px;`', '')).toThrow(
    'names the properties of texts otherwise',
  );
});
