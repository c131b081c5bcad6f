/** What is known of an uploaded or seeded file. Names that clients chose are data, never paths. */
export interface FileFacts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export interface FileRecord extends FileFacts {
  readonly bytes: Uint8Array;
}

/** Bytes of all files of all tenants, bounded in total. */
export interface Files {
  /** False when the file would exceed what the whole store may hold; nothing is kept then. */
  put(file: FileRecord): boolean;
  /** A file that a world begins with; its bytes are made when somebody asks for them, the same every time. */
  stock(file: FileFacts, bytes: () => Uint8Array): void;
  get(id: string): FileRecord | undefined;
  drop(id: string): void;
  /** Ids of all files, in the order in which they came. */
  ids(): readonly string[];
  /** Forgets every file. */
  clear(): void;
}

/** Where bytes lie, under names of the store's own making. */
export interface FileStore {
  /** The place of the bytes, or undefined when they could not be kept. */
  keep(bytes: Uint8Array): string | undefined;
  take(place: string): Uint8Array | undefined;
  drop(place: string): void;
  clear(): void;
}

/** How much a store holds, in memory or in a folder. */
export const MAX_TOTAL_BYTES = 512 * 1024 * 1024;

/** A file store in memory, for a server that lives and ends within another process. */
const createMemoryStore = (): FileStore => {
  const kept = new Map<string, Uint8Array>();
  let next = 1;
  return {
    keep: (bytes) => {
      const place = String(next++);
      // A view would keep the whole request that it came in.
      kept.set(place, bytes.byteLength < bytes.buffer.byteLength ? bytes.slice() : bytes);
      return place;
    },
    take: (place) => kept.get(place),
    drop: (place) => void kept.delete(place),
    clear: () => kept.clear(),
  };
};

interface Kept extends FileFacts {
  readonly size: number;
  readonly take: () => Uint8Array | undefined;
  readonly drop: () => void;
}

export const createFiles = (
  limit: number = MAX_TOTAL_BYTES,
  fileStore: FileStore = createMemoryStore(),
): Files => {
  const files = new Map<string, Kept>();
  let total = 0;
  return {
    put: ({ id, name, type, bytes }) => {
      const size = bytes.byteLength;
      if (total + size > limit) return false;
      const place = fileStore.keep(bytes);
      if (place === undefined) return false;
      total += size;
      const [take, drop] = [() => fileStore.take(place), () => fileStore.drop(place)];
      files.set(id, { id, name, type, size, take, drop });
      return true;
    },
    stock: ({ id, name, type }, bytes) => {
      files.set(id, { id, name, type, size: 0, take: bytes, drop: () => undefined });
    },
    get: (id) => {
      const file = files.get(id);
      const bytes = file?.take();
      return file && bytes && { id, name: file.name, type: file.type, bytes };
    },
    drop: (id) => {
      const file = files.get(id);
      if (!file) return;
      total -= file.size;
      file.drop();
      files.delete(id);
    },
    ids: () => [...files.keys()],
    clear: () => {
      total = 0;
      files.clear();
      fileStore.clear();
    },
  };
};
