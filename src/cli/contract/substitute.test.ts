import { expect, test } from 'vitest';
import { bodyElsewhere } from './substitute.ts';

const known: Readonly<Record<string, string>> = { residentId: 'R-1', facilityId: '7' };
const idOf = (kind: string) => known[kind];

test.each([
  [
    { userId: 'res_747ewfs3hpd9cg', userType: 'resident' },
    { userId: 'R-1', userType: 'resident' },
  ],
  [{ at: [{ id: 'fac_t4wjh3m3n3ev19' }] }, { at: [{ id: '7' }] }],
  [{ users: ['res_747ewfs3hpd9cg', 'res_45ccvd9kxwzhtj'] }, { users: ['R-1'] }],
  [
    { tags: ['tag_7dcbkm0zfqs3d2'], caption: 'Tea' },
    { tags: [], caption: 'Tea' },
  ],
  [{ albumId: 'alb_eg6v733b8x3bsd' }, undefined],
  [
    { text: 'res_ is no id', count: 3, none: null },
    { text: 'res_ is no id', count: 3, none: null },
  ],
  [undefined, undefined],
])('of %j another target makes %j', (body, made) => {
  expect(bodyElsewhere(body, idOf)).toEqual(made);
});
