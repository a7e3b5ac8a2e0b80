import { Problem, report } from '../bootstrap/problem.mjs';
import type { Child, ChildSpec } from './child.ts';
import { childProblem, startChild } from './child.ts';

/** The children of one script: started in order, stopped in the reverse order. */
export class Crew {
  #children: Child[] = [];
  #stopping: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Starts a child that keeps running. */
  start(spec: ChildSpec): Child {
    const child = startChild(spec);
    this.#children.push(child);
    return child;
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

  /** Settles with the first child that ends. */
  firstToEnd(): Promise<Child> {
    return Promise.race(this.#children.map((child) => child.ended.then(() => child)));
  }

  /** Stops the children in reverse order: the storefront before the API that it calls. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopInTurn();
    return this.#stopping;
  }

  async #stopInTurn(): Promise<void> {
    for (const child of this.#children.toReversed()) await child.stop();
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

/**
 * Keeps a script running as long as all its children do.
 * @throws {Problem} naming the child that ended unexpectedly
 */
export async function untilOneEnds(crew: Crew): Promise<never> {
  const child = await crew.firstToEnd();
  throw new Problem(
    `${child.name} ended unexpectedly; closing the rest.`,
    child.tail().slice(-5).join('\n'),
  );
}
