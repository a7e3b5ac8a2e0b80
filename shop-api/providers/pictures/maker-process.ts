import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { lowerPriority } from '../lower-priority.ts';
import { StoreAway } from '../s3/store-away.ts';
import { pictureFilesOf } from './make-file.ts';
import { type MediaPlace, openMediaStore } from './open-media-store.ts';
import { filesFor } from './picture-names.ts';
import { PictureRefused } from './picture-refused.ts';
import { readRecord, type StoredPicture } from './store-picture.ts';
import { storeUpload } from './store-upload.ts';
import { TaskQueue } from './task-queue.ts';

// A separate process, started by maker-child.ts, which first says where the pictures are. It makes the
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

/** A picture whose missing files are made while nobody waits for others. */
interface AheadRequest {
  key: number;
  ahead: string;
}

/** What the parent sends first. */
export interface MakerBeginning {
  place: MediaPlace;
  /** All other work of the machine comes first. */
  isBackground: boolean;
}

/** What it sends then. */
export type MakerRequest = FileRequest | TakeRequest | AheadRequest;

/** What it gets when that is done. */
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

/** Without work for so long the process ends; the next request starts another one. */
const IDLE_MS = 5_000;

const [{ place, isBackground }] = (await once(process, 'message')) as [MakerBeginning];
const media = openMediaStore(place);
const makePictureFile = pictureFilesOf(media);
const queue = new TaskQueue(availableParallelism());
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

/** Makes the missing files of a picture; what fails is made when it is asked for. */
async function makeAhead({ key, ahead: id }: AheadRequest): Promise<MakerAnswer> {
  if (!ahead.has(id)) {
    ahead.add(id);
    await working(() => makeAllOf(id).catch(() => undefined)).finally(() => ahead.delete(id));
  }
  return { key };
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

/** Stores a picture. */
async function take({ key, path }: TakeRequest): Promise<MakerAnswer> {
  const work = async () => storeUpload(await readFile(path), media);
  try {
    return { key, picture: await working(() => queue.run(work, true)) };
  } catch (error) {
    if (error instanceof StoreAway) return { key, isAway: true };
    return { key, ...(error instanceof PictureRefused && { refusal: error.message }) };
  }
}

function answerTo(request: MakerRequest): Promise<MakerAnswer> {
  if ('ahead' in request) return makeAhead(request);
  return 'path' in request ? take(request) : answerFile(request);
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
if (isBackground) lowerPriority(process.pid);
process.on('disconnect', leave);
process.on('message', (request: MakerRequest) => {
  void answerTo(request).then((answer) => process.send?.(answer));
});
