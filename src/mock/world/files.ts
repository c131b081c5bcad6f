/** An uploaded or seeded file. Names that clients chose are data, never paths. */
export interface FileRecord {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Bytes of all files of all tenants, bounded in total. */
export interface Files {
  /** False when the file would exceed what the whole store may hold; nothing is kept then. */
  put(file: FileRecord): boolean;
  get(id: string): FileRecord | undefined;
  drop(id: string): void;
}

export const MAX_TOTAL_BYTES = 512 * 1024 * 1024;

export const createFiles = (limit: number = MAX_TOTAL_BYTES): Files => {
  const files = new Map<string, FileRecord>();
  let total = 0;
  return {
    put: (file) => {
      if (total + file.bytes.byteLength > limit) return false;
      total += file.bytes.byteLength;
      files.set(file.id, file);
      return true;
    },
    get: (id) => files.get(id),
    drop: (id) => {
      total -= files.get(id)?.bytes.byteLength ?? 0;
      files.delete(id);
    },
  };
};
