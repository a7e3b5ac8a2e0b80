import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureMessages } from '../../../contract/messages/staff-pictures.ts';
import { fewAtATime } from '../few-at-a-time.ts';
import { UploadMakerBusy } from '../uploads/upload-maker.ts';
import type { MediaStore } from './media-store.ts';
import { type MediaPlace, openMediaStore } from './open-media-store.ts';
import type { ForkedPictureMaker } from './picture-maker.ts';
import { filesFor } from './picture-names.ts';
import { PictureRefused } from './picture-refused.ts';
import { findStored, type StoredPicture } from './store-picture.ts';

/** Keeps the pictures of the shop, which their rows describe. */
export interface PictureStore {
  /**
   * Stores what staff sent, made again from its pixels; the same bytes are one picture. Its files
   * are made in the background.
   * @param isAwaited somebody waits for it; else all other work of the machine comes first
   * @throws PictureRefused with a message for the sender; UploadMakerBusy; StoreAway
   */
  take: (bytes: Uint8Array, isAwaited?: boolean) => Promise<StoredPicture>;
  has: (id: string) => Promise<boolean>;
  /** Returns how many files of a picture are made, and goes on with them. */
  progressOf: (picture: Pick<StoredPicture, 'id' | 'widths'>) => Promise<Progress>;
  remove: (id: string) => Promise<void>;
  /** Removes what interrupted work has left before a time. */
  sweep: (before: Date) => Promise<void>;
}

interface Progress {
  made: number;
  total: number;
}

/** Each holds some hundred megabytes in the process that decodes it. */
const TURNS = { atOnce: 2, waiting: 20 };

interface Given {
  place: MediaPlace;
  maker: Pick<ForkedPictureMaker, 'take' | 'makeAhead'>;
}

/** Keeps pictures at a place; what is sent is decoded by the process that makes their files. */
export function openPictureStore({ place, maker }: Given): PictureStore {
  const { folder } = place;
  const media: MediaStore = openMediaStore(place);
  const busy = () => new UploadMakerBusy('Too many pictures wait to be stored');
  // What somebody waits for does not stand behind the pictures of an import.
  const awaited = fewAtATime({ ...TURNS, busy });
  const others = fewAtATime({ ...TURNS, busy });
  const has = async (id: string) => (await findStored(media, id)) !== undefined;
  return {
    take(bytes, isAwaited = false) {
      const inTurn = isAwaited ? awaited : others;
      return inTurn(() => take({ folder, maker, isAwaited }, bytes));
    },
    has,
    async progressOf({ id, widths }) {
      const wanted = filesFor(widths);
      const there = await media.filesOf(id);
      const made = wanted.filter((file) => there.has(file)).length;
      if (made < wanted.length && (await has(id))) maker.makeAhead(id);
      return { made, total: wanted.length };
    },
    remove: (id) => media.remove(id),
    sweep: (before) => sweep(folder, before),
  };
}

interface Taking {
  folder: string;
  maker: Given['maker'];
  isAwaited: boolean;
}

async function take(
  { folder, maker, isAwaited }: Taking,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const path = join(folder, `.incoming-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, bytes);
    const { picture, refusal } = await maker.take(path, isAwaited);
    if (!picture) throw new PictureRefused(refusal ?? pictureMessages.notTaken);
    return picture;
  } finally {
    await rm(path, { force: true });
  }
}

async function sweep(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('.'))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
