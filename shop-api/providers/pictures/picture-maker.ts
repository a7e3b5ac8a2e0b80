import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, MakerChild } from './maker-child.ts';
import type { MakerRequest } from './maker-process.ts';
import type { MediaStore } from './media-store.ts';
import { type MediaPlace, openMediaStore } from './open-media-store.ts';
import { ORIGINAL } from './stored-files.ts';

/** A decoder that takes longer was sent something malicious, and is stopped. */
const TAKE_LIMIT_MS = 30_000;
/** The same where all other work of the machine comes first. */
const BACKGROUND_LIMIT_MS = 300_000;

/** Makes the files of stored pictures when they are first wanted. */
export interface PictureMaker {
  /**
   * @param file `480.avif`
   * @returns whether the file exists now; false for a picture that nobody has stored
   * @throws StoreAway
   */
  make: (id: string, file: string) => Promise<boolean>;
}

/** When files are made that nobody has asked for yet. */
interface Leisure {
  /** How often it is asked for, and after how long for the first time, in milliseconds. */
  everyMs: number;
  isCalm: () => boolean;
}

/** The load of a minute, its own work aside, leaves half of the processors free. */
const LEISURE: Leisure = {
  everyMs: 60_000,
  isCalm: () => (loadavg()[0] ?? 0) < 1 + availableParallelism() / 2,
};

/** Makes files in other processes, which start with the first request and end without work. */
export class ForkedPictureMaker implements PictureMaker {
  readonly #media: MediaStore;
  /** For what somebody waits for: a shopper for a file, staff for a picture and its files. */
  readonly #prompt: MakerChild;
  /** For what nobody waits for: all other work of the machine comes first. */
  readonly #background: MakerChild;
  #waiting = 0;

  constructor(place: MediaPlace) {
    this.#media = openMediaStore(place);
    this.#prompt = new MakerChild(place, false);
    this.#background = new MakerChild(place, true);
  }

  /** The number of requests whose files or pictures are not made yet. */
  get waiting(): number {
    return this.#waiting;
  }

  async make(id: string, file: string): Promise<boolean> {
    if ((await this.#media.sizeOf(id, ORIGINAL)) === undefined) return false;
    const { isMade = false } = await this.#wait(this.#prompt, (key) => ({ key, id, file }));
    return isMade;
  }

  /**
   * Stores the picture under a path, whose files are then made.
   * @param isAwaited somebody waits for it
   * @returns nothing where the process ended over it
   * @throws StoreAway
   */
  async take(path: string, isAwaited: boolean): Promise<Pick<Answer, 'picture' | 'refusal'>> {
    const child = isAwaited ? this.#prompt : this.#background;
    const limit = isAwaited ? TAKE_LIMIT_MS : BACKGROUND_LIMIT_MS;
    const stop = setTimeout(() => child.kill(), limit);
    try {
      const answer = await this.#wait(child, (key) => ({ key, path }));
      if (answer.picture) void this.#makeAllOf(child, answer.picture.id);
      return answer;
    } finally {
      clearTimeout(stop);
    }
  }

  /** Makes the missing files of a picture while nobody waits for others. */
  makeAhead(id: string): void {
    void this.#makeAllOf(this.#prompt, id);
  }

  /**
   * Makes the missing files of many pictures, one picture after the other, while the machine has
   * little else to do. What fails is made when it is asked for.
   */
  async makeAtLeisure(ids: Iterable<string>, { everyMs, isCalm } = LEISURE): Promise<void> {
    const wait = () => pause(everyMs, undefined, { ref: false });
    await wait();
    for (const id of ids) {
      while (!isCalm()) await wait();
      await this.#makeAllOf(this.#background, id);
    }
  }

  async #makeAllOf(child: MakerChild, ahead: string): Promise<void> {
    await child.ask((key) => ({ key, ahead })).catch(() => undefined);
  }

  async #wait(child: MakerChild, request: (key: number) => MakerRequest): Promise<Answer> {
    this.#waiting += 1;
    try {
      return await child.ask(request);
    } finally {
      this.#waiting -= 1;
    }
  }
}
