import type { Variables } from './settings.ts';

/**
 * Returns why variables are refused. A reader ends at the first that is wrong, so it reads again
 * without each that it has named.
 * @param read throws an error that names a variable first of all
 */
export function problemsOf(read: (env: Variables) => unknown, env: Variables): string[] {
  const left = { ...env };
  const problems: string[] = [];
  for (;;) {
    try {
      read(left);
      return problems;
    } catch (error) {
      const { message } = error as Error;
      const name = variableIn(message);
      problems.push(message.replace(/\.$/, ''));
      if (!name || !left[name]) return problems;
      delete left[name];
    }
  }
}

/** Returns the first variable that a sentence names. */
export function variableIn(sentence: string): string | undefined {
  return /[A-Z][A-Z0-9]*_[A-Z0-9_]+|\bPORT\b/.exec(sentence)?.[0];
}
