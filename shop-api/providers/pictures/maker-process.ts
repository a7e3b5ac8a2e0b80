import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { exists, makePictureFile } from './make-file.ts';
import { filesFor } from './picture-files.ts';
import { readRecord } from './store-picture.ts';
import { TaskQueue } from './task-queue.ts';

// A separate process, started by picture-maker.ts with the media folder. It makes the files that its
// parent asks for, and those that will be asked for while nothing else is to be done. The encoders
// hold hundreds of megabytes, which are freed when the process ends.

/** A file that the parent waits for. */
export interface FileRequest {
  key: number;
  id: string;
  file: string;
}

/** What the parent sends: a file, or pictures whose files are made ahead, in this order. */
export type MakerRequest = FileRequest | { ahead: string[] };

/** What it gets for a file. */
export interface MakerAnswer {
  key: number;
  isMade: boolean;
}

/** Requests of shoppers come first: the system runs this process when it has nothing else to do. */
const { PRIORITY_LOW } = constants.priority;
/** Without work for so long the process ends; the next request starts another one. */
const IDLE_MS = 60_000;

const [mediaFolder = ''] = process.argv.slice(2);
const cores = availableParallelism();
const queue = new TaskQueue(cores);
/** Files that are being made, so that none is made twice. */
const making = new Map<string, Promise<boolean>>();
let idle = setTimeout(leave, IDLE_MS);

function leave(): void {
  process.exit();
}

function make(id: string, file: string, isUrgent: boolean): Promise<boolean> {
  clearTimeout(idle);
  const path = join(mediaFolder, id, file);
  const known = making.get(path);
  if (known) return known;
  const made = queue
    .run(() => makePictureFile(join(mediaFolder, id), file), isUrgent)
    .catch(() => false)
    .finally(() => {
      making.delete(path);
      clearTimeout(idle);
      if (making.size === 0) idle = setTimeout(leave, IDLE_MS);
    });
  making.set(path, made);
  return made;
}

/** Makes all missing files, as many pictures at once as there are cores. */
async function makeAhead(ids: readonly string[]): Promise<void> {
  const waiting = ids.values();
  const work = async () => {
    for (const id of waiting) {
      const record = await readRecord(join(mediaFolder, id));
      for (const file of filesFor(record?.widths ?? [])) {
        if (!(await exists(join(mediaFolder, id, file)))) await make(id, file, false);
      }
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
}

// One thread for each file: the queue uses the cores.
sharp.concurrency(1);
setPriority(PRIORITY_LOW);
process.on('disconnect', leave);
process.on('message', (request: MakerRequest) => {
  if ('ahead' in request) void makeAhead(request.ahead);
  else {
    const { key, id, file } = request;
    void make(id, file, true).then((isMade) => {
      process.send?.({ key, isMade } satisfies MakerAnswer);
    });
  }
});
