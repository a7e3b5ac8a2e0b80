import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { StoreAway } from '../s3/store-away.ts';
import type { MakerAnswer, MakerBeginning, MakerRequest } from './maker-process.ts';
import type { MediaStore } from './media-store.ts';
import type { MediaPlace } from './open-media-store.ts';
import { openMediaStore } from './open-media-store.ts';
import { ORIGINAL } from './stored-files.ts';

const MAKER = join(import.meta.dirname, 'maker-process.ts');

/** A decoder that takes longer was sent something malicious, and is stopped. */
const TAKE_LIMIT_MS = 30_000;

/** Makes the files of stored pictures when they are first wanted. */
export interface PictureMaker {
  /**
   * @param file `480.avif`
   * @returns whether the file exists now; false for a picture that nobody has stored
   * @throws StoreAway
   */
  make: (id: string, file: string) => Promise<boolean>;
}

type Answer = Partial<MakerAnswer>;

/** Makes files in another process, which starts with the first request and ends without work. */
export class ForkedPictureMaker implements PictureMaker {
  readonly #place: MediaPlace;
  readonly #media: MediaStore;
  /** Pictures whose files are made ahead. */
  readonly #ahead: readonly string[];
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #child: ChildProcess | undefined;
  #key = 0;

  constructor(place: MediaPlace, ahead: readonly string[] = []) {
    this.#place = place;
    this.#media = openMediaStore(place);
    this.#ahead = ahead;
  }

  /** The number of requested files that are not made yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  async make(id: string, file: string): Promise<boolean> {
    if ((await this.#media.sizeOf(id, ORIGINAL)) === undefined) return false;
    const { isMade = false } = await this.#ask((key) => ({ key, id, file }));
    return isMade;
  }

  /**
   * Stores the picture under a path, whose files are then made.
   * @returns nothing where the process ended over it
   * @throws StoreAway
   */
  async take(path: string): Promise<Pick<Answer, 'picture' | 'refusal'>> {
    const stop = setTimeout(() => this.#child?.kill('SIGKILL'), TAKE_LIMIT_MS);
    try {
      return await this.#ask((key) => ({ key, path }));
    } finally {
      clearTimeout(stop);
    }
  }

  /** Makes the missing files of a picture while nobody waits for others. */
  makeAhead(id: string): void {
    this.#running().send({ ahead: [id] } satisfies MakerRequest);
  }

  /** Begins with the files that are made ahead. */
  start(): void {
    this.#child ??= this.#fork();
  }

  async #ask(request: (key: number) => MakerRequest): Promise<Answer> {
    this.#key += 1;
    const key = this.#key;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#waiting.set(key, resolve);
    this.#running().send(request(key), (error) => {
      if (error) this.#settle(key, {});
    });
    const answer = await promise;
    if (answer.isAway) throw new StoreAway('The store of the pictures was not reached');
    return answer;
  }

  #running(): ChildProcess {
    if (!this.#child?.connected) this.#child = this.#fork();
    return this.#child;
  }

  #fork(): ChildProcess {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const };
    const child = fork(MAKER, { execArgv: [], env });
    // Not by arguments or variables, which other programs can see: it has the keys of the store.
    child.send({ place: this.#place } satisfies MakerBeginning);
    child.on('message', (answer: MakerAnswer) => this.#settle(answer.key, answer));
    child.once('exit', () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const key of this.#waiting.keys()) this.#settle(key, {});
    });
    if (this.#ahead.length > 0) child.send({ ahead: [...this.#ahead] } satisfies MakerRequest);
    // The process of the shop may end while files are being made.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #settle(key: number, answer: Answer): void {
    this.#waiting.get(key)?.(answer);
    this.#waiting.delete(key);
  }
}
