import type { Finding } from '../kit/record.ts';

export const isAboutStatus = ({ found, promised }: Finding): boolean =>
  /^\d{3} with/.test(found) || promised.includes('status');
export const other = (one: Finding): boolean => one.found.startsWith('x') || /a/.exec(one.promised ?? '') !== null;
