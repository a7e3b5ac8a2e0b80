import type { Child, ChildSpec } from './child.ts';
import { startChild } from './child.ts';
import { childProblem } from './child-problem.ts';

/** The children of one script: started in order, stopped in the reverse order. */
export class Crew {
  #children: Child[] = [];
  #stopping: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Starts a child that stays. */
  start(spec: ChildSpec): Child {
    const child = startChild(spec);
    this.#children.push(child);
    return child;
  }

  /**
   * Runs a child to its end.
   * @throws {Problem} with its last words when it fails
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

  /** Stops the youngest child first: the storefront before the API it asks. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopInTurn();
    return this.#stopping;
  }

  async #stopInTurn(): Promise<void> {
    for (const child of this.#children.toReversed()) await child.stop();
  }
}
