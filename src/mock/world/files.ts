import { createCollection, type Collection, type Stored } from './collection.ts';

/** What is known of an uploaded or seeded file. Names that clients chose are data, never paths. */
export interface FileFacts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export interface FileRecord extends FileFacts {
  readonly bytes: Uint8Array;
}

/** The files of a world. */
export interface Files {
  /** False when the file would exceed what the whole store may hold; nothing is kept then. */
  put(file: FileRecord): boolean;
  /** A file that a world begins with; its bytes are made when somebody asks for them, the same every time. */
  stock(file: FileFacts, bytes: () => Uint8Array): void;
  get(id: string): FileRecord | undefined;
  drop(id: string): void;
  /** Ids of all files, in the order in which they came. */
  ids(): readonly string[];
  /** The same files for another world; what one of the two drops stays with the other. */
  fork(): Files;
  /** Forgets every file. */
  clear(): void;
}

/** Where bytes lie, under names of the store's own making. */
export interface FileStore {
  /** The place of the bytes, or undefined when they could not be kept. */
  keep(bytes: Uint8Array): string | undefined;
  take(place: string): Uint8Array | undefined;
  drop(place: string): void;
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
  };
};

/** Bytes that one or several worlds keep. */
interface Deposit {
  readonly take: () => Uint8Array | undefined;
  /** One world more keeps them. */
  readonly share: () => void;
  /** One world less; they are gone with the last one. */
  readonly release: () => void;
}

/** The room for the bytes of all files of all worlds. */
export interface FileRoom {
  /** undefined where they would exceed the room, or could not be kept. */
  deposit(bytes: Uint8Array): Deposit | undefined;
}

export const createFileRoom = (
  limit: number = MAX_TOTAL_BYTES,
  fileStore: FileStore = createMemoryStore(),
): FileRoom => {
  let total = 0;
  return {
    deposit: (bytes) => {
      const size = bytes.byteLength;
      const place = total + size > limit ? undefined : fileStore.keep(bytes);
      if (place === undefined) return undefined;
      total += size;
      let keepers = 1;
      return {
        take: () => fileStore.take(place),
        share: () => void (keepers += 1),
        release: () => {
          keepers -= 1;
          if (keepers > 0) return;
          total -= size;
          fileStore.drop(place);
        },
      };
    },
  };
};

interface Kept extends FileFacts, Stored {
  readonly take: () => Uint8Array | undefined;
  /** Absent: a file that worlds begin with. */
  readonly deposit?: Deposit;
}

const filesIn = (room: FileRoom, kept: Collection<Kept, 'deposited'>): Files => {
  const deposited = (): readonly Kept[] => kept.where('deposited', '');
  return {
    put: ({ id, name, type, bytes }) => {
      const deposit = room.deposit(bytes);
      if (!deposit) return false;
      kept.insert({ id, name, type, take: deposit.take, deposit });
      return true;
    },
    stock: ({ id, name, type }, bytes) => void kept.insert({ id, name, type, take: bytes }),
    get: (id) => {
      const file = kept.find(id);
      const bytes = file?.take();
      return file && bytes && { id, name: file.name, type: file.type, bytes };
    },
    drop: (id) => {
      kept.find(id)?.deposit?.release();
      kept.remove(id);
    },
    ids: () => kept.all().map(({ id }) => id),
    fork: () => {
      for (const { deposit } of deposited()) deposit?.share();
      return filesIn(room, kept.fork());
    },
    clear: () => {
      for (const { deposit } of deposited()) deposit?.release();
      for (const { id } of kept.all()) kept.remove(id);
    },
  };
};

/** The files of a world that begins. */
export const createFiles = (room: FileRoom = createFileRoom()): Files =>
  filesIn(room, createCollection<Kept, 'deposited'>({ deposited: ({ deposit }) => (deposit ? [''] : []) }));
