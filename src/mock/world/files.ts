import { createCollection, type Change, type Collection, type Placed, type Stored } from './collection.ts';

/** The facts of an uploaded or seeded file. Its name is data of a client and never part of a path. */
export interface FileFacts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export interface FileRecord extends FileFacts {
  readonly bytes: Uint8Array;
}

/** A file and the place of its bytes. A file without a place is one that the world begins with. */
export interface PlacedFile extends FileFacts {
  readonly place?: string;
  /** In bytes; absent without a place. */
  readonly size?: number;
}

/** The files of a world. */
export interface Files {
  /**
   * Adds a file; false where its bytes could not be kept (room exceeded, write failed). Then nothing is
   * added.
   */
  put(file: FileRecord): boolean;
  /** Adds a file that the world begins with. Its bytes are made when it is read, always the same. */
  stock(file: FileFacts, bytes: () => Uint8Array): void;
  get(id: string): FileRecord | undefined;
  drop(id: string): void;
  /** The ids of all files, oldest first. */
  ids(): readonly string[];
  /**
   * The same files for another world. `tenant` is the tenant of that world; absent: the same. A file that one
   * world drops stays in the other. With `areApart` the bytes are copied for that tenant.
   */
  fork(tenant?: string, areApart?: boolean): Files;
  /** Drops every file. */
  clear(): void;
  /** Every file with its position, oldest first. */
  placed(): readonly Placed<PlacedFile>[];
  /** The position that the next file gets. */
  next(): number;
  /**
   * Puts files at their positions into a world without files; `stock` gives the bytes of files without a
   * place.
   */
  restore(
    placed: Iterable<Placed<PlacedFile>>,
    next: number,
    stock: (id: string) => Uint8Array | undefined,
  ): void;
  /** Calls the listener after every file that is added or dropped. */
  watch(listener: (change: Change<PlacedFile>) => void): void;
}

/** Keeps the bytes of files. A place is a name that the store makes itself. */
export interface FileStore {
  /** Keeps bytes of a tenant and gives their place; undefined where they could not be kept. */
  keep(bytes: Uint8Array, tenant: string): string | undefined;
  take(place: string): Uint8Array | undefined;
  drop(place: string): void;
}

/** The largest size of all files together, in bytes. */
export const MAX_TOTAL_BYTES = 512 * 1024 * 1024;

/** A file store in memory, for a server inside of another program. */
const createMemoryStore = (): FileStore => {
  const kept = new Map<string, Uint8Array>();
  let next = 1;
  return {
    keep: (bytes) => {
      const place = String(next++);
      // A view would keep the whole request in memory.
      kept.set(place, bytes.byteLength < bytes.buffer.byteLength ? bytes.slice() : bytes);
      return place;
    },
    take: (place) => kept.get(place),
    drop: (place) => void kept.delete(place),
  };
};

/** Bytes that one or several worlds use. */
interface Deposit {
  readonly place: string;
  readonly size: number;
  readonly take: () => Uint8Array | undefined;
  /** Counts one more world that uses them. */
  readonly share: () => void;
  /** Counts one world less. After the last one the bytes are dropped. */
  readonly release: () => void;
}

/** The bounded room for the bytes of all files of all worlds. */
export interface FileRoom {
  /** Keeps bytes; undefined where they would exceed the room or could not be kept. */
  deposit(bytes: Uint8Array, tenant: string): Deposit | undefined;
  /** Uses bytes that are at a place already, for one more world. */
  adopt(place: string, size: number): Deposit;
}

export const createFileRoom = (
  limit: number = MAX_TOTAL_BYTES,
  fileStore: FileStore = createMemoryStore(),
): FileRoom => {
  let total = 0;
  const deposits = new Map<string, Deposit>();
  const adopt = (place: string, size: number): Deposit => {
    const there = deposits.get(place);
    if (there) {
      there.share();
      return there;
    }
    total += size;
    let keepers = 1;
    const deposit: Deposit = {
      place,
      size,
      take: () => fileStore.take(place),
      share: () => void (keepers += 1),
      release: () => {
        keepers -= 1;
        if (keepers > 0) return;
        total -= size;
        deposits.delete(place);
        fileStore.drop(place);
      },
    };
    deposits.set(place, deposit);
    return deposit;
  };
  return {
    adopt,
    deposit: (bytes, tenant) => {
      const size = bytes.byteLength;
      const place = total + size > limit ? undefined : fileStore.keep(bytes, tenant);
      return place === undefined ? undefined : adopt(place, size);
    },
  };
};

interface Kept extends FileFacts, Stored {
  readonly take: () => Uint8Array | undefined;
  /** Absent: a file that the world begins with. */
  readonly deposit?: Deposit;
}

const placedFile = ({ id, name, type, deposit }: Kept): PlacedFile => ({
  ...{ id, name, type },
  ...(deposit && { place: deposit.place, size: deposit.size }),
});

const filesIn = (room: FileRoom, tenant: string, kept: Collection<Kept, 'deposited'>): Files => {
  const restored = (
    { id, name, type, place, size = 0 }: PlacedFile,
    stock: (id: string) => Uint8Array | undefined,
  ): Kept => {
    if (place === undefined) return { id, name, type, take: () => stock(id) };
    const deposit = room.adopt(place, size);
    return { id, name, type, take: deposit.take, deposit };
  };
  const deposited = (): readonly Kept[] => kept.where('deposited', '');
  return {
    put: ({ id, name, type, bytes }) => {
      const deposit = room.deposit(bytes, tenant);
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
    fork: (owner = tenant, areApart = false) => {
      const fork = kept.fork();
      for (const file of deposited()) {
        const bytes = areApart ? file.take() : undefined;
        const deposit = bytes && room.deposit(bytes, owner);
        if (deposit) fork.replace({ ...file, take: deposit.take, deposit });
        else file.deposit?.share();
      }
      return filesIn(room, owner, fork);
    },
    clear: () => {
      for (const { deposit } of deposited()) deposit?.release();
      for (const { id } of kept.all()) kept.remove(id);
    },
    placed: () => kept.placed().map(({ record, position }) => ({ record: placedFile(record), position })),
    next: () => kept.next(),
    restore: (placed, next, stock) =>
      kept.restore(
        [...placed].map(({ record, position }) => ({ record: restored(record, stock), position })),
        next,
      ),
    watch: (listener) =>
      kept.watch(({ position, before, after }) =>
        listener({
          position,
          before: before && placedFile(before),
          after: after && placedFile(after),
        }),
      ),
  };
};

/** The files of a new world, empty. */
export const createFiles = (room: FileRoom = createFileRoom(), tenant = ''): Files => {
  const keys = { deposited: ({ deposit }: Kept) => (deposit ? [''] : []) };
  return filesIn(room, tenant, createCollection<Kept, 'deposited'>(keys));
};
