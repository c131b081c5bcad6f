const BLOCK_BYTES = 64 * 1024;

/** Collects bytes that arrive in parts. */
export interface ByteBuffer {
  readonly length: number;
  add(part: Uint8Array): void;
  /** All bytes in one piece; the buffer is empty afterwards. */
  whole(): Uint8Array<ArrayBuffer>;
}

/** A buffer that needs little more memory than its bytes, also when the parts are very small. */
export const createByteBuffer = (): ByteBuffer => {
  let full: Uint8Array[] = [];
  let open = new Uint8Array(0);
  let used = 0;
  let length = 0;
  const close = (): void => {
    if (used > 0) full.push(open.subarray(0, used));
    open = new Uint8Array(0);
    used = 0;
  };
  return {
    get length() {
      return length;
    },
    add: (part) => {
      length += part.byteLength;
      if (part.byteLength >= BLOCK_BYTES) {
        close();
        full.push(part);
        return;
      }
      if (used + part.byteLength > open.byteLength) {
        close();
        open = new Uint8Array(full.length === 0 ? Math.max(1024, part.byteLength) : BLOCK_BYTES);
      }
      open.set(part, used);
      used += part.byteLength;
    },
    whole: () => {
      close();
      const bytes = new Uint8Array(length);
      let at = 0;
      for (const block of full) {
        bytes.set(block, at);
        at += block.byteLength;
      }
      full = [];
      length = 0;
      return bytes;
    },
  };
};
