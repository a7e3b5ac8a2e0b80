import { report } from '../bootstrap/problem.mjs';
import { type Child, type ChildSpec, childProblem, startChild } from './child.ts';
import { RESTART_RULES, type RestartRules, type Starting, supervise } from './supervise.ts';

/** A container is killed ten seconds after its signal, as its default; npm needs the rest. */
const STOP_MS = 9_000;

/** The children of one script: started in order, stopped in the reverse order. */
export class Crew {
  #children: Child[] = [];
  #stopping: Promise<void> | undefined;
  readonly #givenUp = Promise.withResolvers<never>();
  readonly #rules: RestartRules;
  readonly #stopMs: number;

  /** @param stopMs how long all children together may take to stop */
  constructor(rules: RestartRules = RESTART_RULES, stopMs = STOP_MS) {
    this.#rules = rules;
    this.#stopMs = stopMs;
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
   * Starts a child that is started again whenever it ends; settles when it works for the first time.
   * @throws {Problem} when the first start fails
   */
  async keep(spec: ChildSpec, watch: (child: Child) => Promise<void>): Promise<void> {
    let latest = this.start(spec);
    const starting = (child: Child): Starting => ({ child, isUp: watch(child) });
    const restart = () => {
      const next = startChild(spec);
      this.#children = this.#children.map((child) => (child === latest ? next : child));
      latest = next;
      return starting(next);
    };
    const current = starting(latest);
    await current.isUp;
    const isStopping = () => this.isStopping;
    supervise({ name: spec.name, start: restart, current, isStopping, rules: this.#rules }).catch(
      this.#givenUp.reject,
    );
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
