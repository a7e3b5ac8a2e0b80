import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { StoreAway } from '../s3/store-away.ts';
import type { MakerAnswer, MakerBeginning, MakerRequest } from './maker-process.ts';
import type { MediaPlace } from './open-media-store.ts';

const MAKER = join(import.meta.dirname, 'maker-process.ts');

export type Answer = Partial<MakerAnswer>;

/** A request that is not answered yet. */
interface Pending {
  request: MakerRequest;
  /** The process that has it. */
  child?: ChildProcess;
  settle: (answer: Answer) => void;
}

/** Another process that makes files: it starts with the first request and ends without work. */
export class MakerChild {
  readonly #beginning: MakerBeginning;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #key = 0;

  /** @param isBackground all other work of the machine comes first */
  constructor(place: MediaPlace, isBackground: boolean) {
    this.#beginning = { place, isBackground };
  }

  /**
   * Returns its answer; nothing where the process was ended over the request.
   * @throws StoreAway
   */
  async ask(request: (key: number) => MakerRequest): Promise<Answer> {
    this.#key += 1;
    const key = this.#key;
    const { promise, resolve: settle } = Promise.withResolvers<Answer>();
    this.#send({ request: request(key), settle });
    const answer = await promise;
    if (answer.isAway) throw new StoreAway('The store of the pictures was not reached');
    return answer;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  #send(pending: Pending): void {
    if (!this.#child?.connected) this.#child = this.#fork();
    this.#pending.set(pending.request.key, { ...pending, child: this.#child });
    // What cannot be sent is settled when the process has ended.
    this.#child.send(pending.request, () => undefined);
  }

  #fork(): ChildProcess {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const };
    // A session of its own: Linux shares processors by session first, and by priority inside of one.
    const detached = this.#beginning.isBackground;
    const child = fork(MAKER, { execArgv: [], env, detached });
    // Not by arguments or variables, which other programs can see: it has the keys of the store.
    child.send(this.#beginning, () => undefined);
    child.on('message', (answer: MakerAnswer) => this.#settle(answer.key, answer));
    child.once('exit', (code) => this.#pass(child, code === 0));
    child.once('error', () => this.#pass(child, false));
    // The process of the shop may end while files are being made.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** Settles what an ended process has left; one that left for want of work has not seen it. */
  #pass(child: ChildProcess, hasLeft: boolean): void {
    if (this.#child === child) this.#child = undefined;
    for (const [key, pending] of this.#pending) {
      if (pending.child !== child) continue;
      if (hasLeft) this.#send(pending);
      else this.#settle(key, {});
    }
  }

  #settle(key: number, answer: Answer): void {
    this.#pending.get(key)?.settle(answer);
    this.#pending.delete(key);
  }
}
