import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRequest, MakerAnswer, MakerRequest } from './maker-process.ts';
import { ORIGINAL } from './original.ts';

const MAKER = join(import.meta.dirname, 'maker-process.ts');

/** Makes the files of stored pictures when they are first wanted. */
export interface PictureMaker {
  /**
   * @param file `480.avif`
   * @returns whether the file exists now; false for a picture that nobody has stored
   */
  make: (id: string, file: string) => Promise<boolean>;
}

/** Makes files in another process, which starts with the first request and ends without work. */
export class ForkedPictureMaker implements PictureMaker {
  readonly #mediaFolder: string;
  /** Pictures whose files are made ahead. */
  readonly #ahead: readonly string[];
  readonly #waiting = new Map<number, (isMade: boolean) => void>();
  #child: ChildProcess | undefined;
  #key = 0;

  constructor(mediaFolder: string, ahead: readonly string[] = []) {
    this.#mediaFolder = mediaFolder;
    this.#ahead = ahead;
  }

  /** The number of requested files that are not made yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  async make(id: string, file: string): Promise<boolean> {
    const original = join(this.#mediaFolder, id, ORIGINAL);
    if (!(await stat(original).catch(() => undefined))) return false;
    this.#key += 1;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.set(this.#key, resolve);
    this.#send({ key: this.#key, id, file });
    return promise;
  }

  /** Begins with the files that are made ahead. */
  start(): void {
    this.#child ??= this.#fork();
  }

  #send(request: FileRequest): void {
    if (!this.#child?.connected) this.#child = this.#fork();
    this.#child.send(request, (error) => {
      if (error) this.#settle(request.key, false);
    });
  }

  #fork(): ChildProcess {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const };
    const child = fork(MAKER, [this.#mediaFolder], { execArgv: [], env });
    child.on('message', ({ key, isMade }: MakerAnswer) => this.#settle(key, isMade));
    child.once('exit', () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const key of this.#waiting.keys()) this.#settle(key, false);
    });
    if (this.#ahead.length > 0) child.send({ ahead: [...this.#ahead] } satisfies MakerRequest);
    // The process of the shop may end while files are being made.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #settle(key: number, isMade: boolean): void {
    this.#waiting.get(key)?.(isMade);
    this.#waiting.delete(key);
  }
}
