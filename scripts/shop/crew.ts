import { setTimeout as pause } from 'node:timers/promises';
import { Problem, report, say } from '../bootstrap/problem.mjs';
import { type Child, type ChildSpec, childProblem, startChild } from './child.ts';

/** A container is killed ten seconds after its signal, as its default; npm needs the rest. */
const STOP_MS = 9_000;

/** The pause before an ended child is started again. */
const REST_MS = 2_000;
/** Starts in a row that may fail before the script gives up. */
const MOST_FAILED_STARTS = 5;

/** The children of one script: started in order, stopped in the reverse order. */
export class Crew {
  #children: Child[] = [];
  #stopping: Promise<void> | undefined;
  readonly #givenUp = Promise.withResolvers<never>();
  readonly #stopMs: number;
  readonly #restMs: number;

  /** @param limits how long all children together may take to stop, and one rests after its end */
  constructor({ stopMs = STOP_MS, restMs = REST_MS } = {}) {
    this.#stopMs = stopMs;
    this.#restMs = restMs;
    // A script that never asks must not end by it.
    this.#givenUp.promise.catch(() => undefined);
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Starts a child. */
  start(spec: ChildSpec): Child {
    const child = startChild(spec);
    this.#children.push(child);
    return child;
  }

  /**
   * Starts a child that is started again whenever it ends, as systemd does on a server; settles when
   * it works for the first time.
   * @param watch settles when a child works; rejects when it ended before
   * @throws {Problem} when the first start fails
   */
  async keep(spec: ChildSpec, watch: (child: Child) => Promise<void>): Promise<void> {
    const first = this.start(spec);
    await watch(first);
    this.#keepAlive(spec, watch, first).catch(this.#givenUp.reject);
  }

  async #keepAlive(spec: ChildSpec, watch: (child: Child) => Promise<void>, first: Child) {
    let latest = first;
    for (let failed = 0; failed < MOST_FAILED_STARTS; ) {
      await latest.ended;
      if (this.isStopping) return;
      say(`${spec.name} ended unexpectedly; it starts again in ${this.#restMs / 1000} s.`);
      await pause(this.#restMs);
      if (this.isStopping) return;
      const next = startChild(spec);
      // In its place: children are stopped in reverse order.
      this.#children = this.#children.map((child) => (child === latest ? next : child));
      latest = next;
      const isUp = await watch(next).then(
        () => true,
        () => false,
      );
      failed = isUp ? 0 : failed + 1;
    }
    const what = `${spec.name} cannot be started again; closing the rest.`;
    throw new Problem(what, latest.tail().slice(-5).join('\n'));
  }

  /**
   * Runs a child to its end.
   * @throws {Problem} with its last output when it fails
   */
  async run(spec: ChildSpec): Promise<void> {
    const child = this.start(spec);
    const code = await child.ended;
    this.#children = this.#children.filter((other) => other !== child);
    if (code !== 0) throw childProblem(`${spec.name} failed.`, child.tail());
  }

  /**
   * Keeps a script running as long as its children can be kept running.
   * @throws {Problem} naming the child that cannot be started again
   */
  untilGivenUp(): Promise<never> {
    return this.#givenUp.promise;
  }

  /**
   * Stops the children in reverse order: the storefront before the API that it calls. Each has an
   * equal part of the time that is left; what does not end in it is killed.
   */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopInTurn();
    return this.#stopping;
  }

  async #stopInTurn(): Promise<void> {
    const end = Date.now() + this.#stopMs;
    const waiting = this.#children.toReversed();
    for (const [index, child] of waiting.entries()) {
      await child.stop((end - Date.now()) / (waiting.length - index));
    }
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a script that has children, and ends the process when it is done: with the script's own code
 * or, after a signal, with `codeAfterSignal`; always after the children.
 */
export async function withCrew(
  work: (crew: Crew) => Promise<number>,
  codeAfterSignal = 0,
): Promise<never> {
  const crew = new Crew();
  const leave = async (farewell: string) => {
    if (crew.isStopping) return;
    if (farewell) console.info(farewell);
    await crew.stop();
    process.exit(codeAfterSignal);
  };
  for (const signal of SIGNALS) process.on(signal, () => leave('\nClosing …'));
  process.on('disconnect', () => leave(''));
  try {
    const code = await work(crew);
    await crew.stop();
    return process.exit(code);
  } catch (error) {
    if (crew.isStopping) return await new Promise<never>(() => {});
    report(error);
    await crew.stop();
    return process.exit(1);
  }
}
