import type { Answer } from './test-app';

/** The reason of a refused call; undefined when the call succeeds. */
export async function reasonOf(call: Promise<Answer>): Promise<string | undefined> {
  return (await call).body.reason;
}
