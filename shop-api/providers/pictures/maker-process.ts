import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { StoreAway } from '../s3/store-away.ts';
import { pictureFilesOf } from './make-file.ts';
import type { MediaPlace } from './open-media-store.ts';
import { openMediaStore } from './open-media-store.ts';
import { filesFor } from './picture-names.ts';
import { PictureRefused } from './picture-refused.ts';
import type { StoredPicture } from './store-picture.ts';
import { readRecord } from './store-picture.ts';
import { storeUpload } from './store-upload.ts';
import { TaskQueue } from './task-queue.ts';

// A separate process, started by picture-maker.ts, which first says where the pictures are. It makes the
// files that its parent asks for, and those that will be asked for while nothing else is to be done, and
// decodes what staff send. Decoders and encoders hold hundreds of megabytes, which are freed when the
// process ends.

/** A file that the parent waits for. */
interface FileRequest {
  key: number;
  id: string;
  file: string;
}

/** A picture that staff sent: it lies on this machine, under this path. */
interface TakeRequest {
  key: number;
  path: string;
}

/** What the parent sends first. */
export interface MakerBeginning {
  place: MediaPlace;
}

/** What it sends then: one of these, or pictures whose files are made ahead, in this order. */
export type MakerRequest = FileRequest | TakeRequest | { ahead: string[] };

/** What it gets for a file or a picture; nothing for files made ahead. */
export interface MakerAnswer {
  key: number;
  isMade?: boolean;
  /** How the picture is stored. */
  picture?: StoredPicture;
  /** Why it was refused, for its sender. */
  refusal?: string;
  /** The store of the pictures could not be asked. */
  isAway?: boolean;
}

const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`);

/** Requests of shoppers come first: the system runs this process when it has nothing else to do. */
const { PRIORITY_LOW } = constants.priority;
/** Without work for so long the process ends; the next request starts another one. */
const IDLE_MS = 60_000;

const [{ place }] = (await once(process, 'message')) as [MakerBeginning];
const media = openMediaStore(place);
const makePictureFile = pictureFilesOf(media);
const cores = availableParallelism();
const queue = new TaskQueue(cores);
/** Files that are being made, so that none is made twice. */
const making = new Map<string, Promise<boolean>>();
let idle = setTimeout(leave, IDLE_MS);
let underway = 0;

function leave(): void {
  process.exit();
}

/** Does work, and lets the process end a while after the last of it. */
async function working<Result>(work: () => Promise<Result>): Promise<Result> {
  clearTimeout(idle);
  underway += 1;
  try {
    return await work();
  } finally {
    underway -= 1;
    if (underway === 0) idle = setTimeout(leave, IDLE_MS);
  }
}

/** Settles with whether the file exists now. @throws StoreAway */
function make(id: string, file: string, isUrgent: boolean): Promise<boolean> {
  const path = `${id}/${file}`;
  const known = making.get(path);
  if (known) return known;
  const work = () => makePictureFile(id, file);
  const made = working(() => queue.run(work, isUrgent))
    .catch((error: unknown) => {
      if (error instanceof StoreAway) throw error;
      return false;
    })
    .finally(() => making.delete(path));
  making.set(path, made);
  return made;
}

/** Pictures whose files are being made ahead. */
const ahead = new Set<string>();

/** Makes all missing files, as many pictures at once as there are cores. */
async function makeAhead(ids: readonly string[]): Promise<void> {
  const waiting = ids.values();
  const work = async () => {
    for (const id of waiting) {
      if (ahead.has(id)) continue;
      ahead.add(id);
      // What fails is made when it is asked for.
      await makeAllOf(id)
        .catch(() => undefined)
        .finally(() => ahead.delete(id));
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
}

async function makeAllOf(id: string): Promise<void> {
  const record = await readRecord(media, id);
  for (const file of inOwnOrder(filesFor(record?.widths ?? []))) await make(id, file, false);
}

/** Servers that share a store begin at different files of a picture, so few are made twice. */
function inOwnOrder(files: readonly string[]): string[] {
  const first = place.s3 ? Math.floor(Math.random() * files.length) : 0;
  return [...files.slice(first), ...files.slice(0, first)];
}

/** Stores a picture, and begins with its files. */
async function take({ key, path }: TakeRequest): Promise<MakerAnswer> {
  const work = async () => storeUpload(await readFile(path), media);
  try {
    const picture = await working(() => queue.run(work, true));
    void makeAhead([picture.id]);
    return { key, picture };
  } catch (error) {
    if (error instanceof StoreAway) return { key, isAway: true };
    return { key, ...(error instanceof PictureRefused && { refusal: error.message }) };
  }
}

async function answerFile({ key, id, file }: FileRequest): Promise<MakerAnswer> {
  const outcome = make(id, file, true).then((isMade) => ({ key, isMade }));
  return outcome.catch(() => ({ key, isAway: true }));
}

// Only the decoders of the kinds that are taken, whatever a file says of itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });
// One thread for each file: the queue uses the cores.
sharp.concurrency(1);
setPriority(PRIORITY_LOW);
process.on('disconnect', leave);
process.on('message', (request: MakerRequest) => {
  if ('ahead' in request) void makeAhead(request.ahead);
  else {
    const answering = 'path' in request ? take(request) : answerFile(request);
    void answering.then((answer) => process.send?.(answer));
  }
});
