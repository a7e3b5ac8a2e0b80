import { Problem, report } from '../bootstrap/problem.mjs';
import { Crew } from './crew.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a script that has children, and ends the process when it is done: with the
 * script's own code or, after a signal, with `codeAfterSignal`; in any case after the children.
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
 * @throws {Problem} naming the child that ended by itself
 */
export async function untilOneEnds(crew: Crew): Promise<never> {
  const child = await crew.firstToEnd();
  throw new Problem(
    `${child.name} ended unexpectedly; closing the rest.`,
    child.tail().slice(-5).join('\n'),
  );
}
