import { createCipheriv, hash } from 'node:crypto';

/** The size that a file may have at most, in bytes. */
export const LARGEST = 10_485_760;

/** Bytes that look random and are the same for the same name; those of two names differ. */
export const bytesOf = (name: string, size: number): Buffer => {
  const key = hash('sha256', name, 'buffer').subarray(0, 16);
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(size));
};

export const fileOf = (name: string, size: number): File =>
  new File([new Uint8Array(bytesOf(name, size))], name, { type: 'application/octet-stream' });
