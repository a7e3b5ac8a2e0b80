import { Problem } from '../bootstrap/problem.mjs';

/**
 * What to tell when a child failed: its own last words, unless they come down to a full disk.
 * @param what the plain sentence, such as "The shop API could not start."
 */
export function childProblem(what: string, lines: string[]): Problem {
  const words = lines.join('\n').trim();
  if (!/ENOSPC|No space left on device/.test(words)) return new Problem(what, words);
  return new Problem(`${what} The disk is full.`, 'Free some room and start again.');
}
