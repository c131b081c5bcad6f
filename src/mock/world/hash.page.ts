import { md5 as md5Of } from '@noble/hashes/legacy.js';
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The variant of hash.ts for a page. */
export const sha256 = (text: string): Uint8Array => sha256Of(utf8ToBytes(text));

export const md5 = (text: string): Uint8Array => md5Of(utf8ToBytes(text));
