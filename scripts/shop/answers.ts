/** A development server compiles its first page while the script waits. */
const ANSWER_LIMIT_MS = 30_000;

/** Returns whether an address answers at all. */
export async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
    return true;
  } catch {
    return false;
  }
}
