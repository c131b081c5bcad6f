import { expect, test } from 'vitest';
import { withoutOwnRendering } from './without-own-rendering.ts';

test('what is drawn goes, what draws it stays', () => {
  const page =
    '<head><style data-styled="true" data-version="6">.a{}\n</style><style>.b{}</style></head>' +
    '<body><div id="redoc"><div><script>colours()</script><div>words</div></div></div>\n<script type="module">draw()</script></body>';
  expect(withoutOwnRendering(page)).toBe(
    '<head><style>.b{}</style></head><body><div id="redoc"></div>\n<script type="module">draw()</script></body>',
  );
});

test.each(['<body></body>', '<div id="redoc"></div>', '<script type="module">draw()</script>'])(
  '%s is no such page',
  (page) => {
    expect(() => withoutOwnRendering(page)).toThrow('no place');
  },
);
