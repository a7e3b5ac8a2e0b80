import 'server-only';
import { ApiError } from '@/lib/api-error';
import { cachedForAMinute } from '@/lib/server/api/cache';

/**
 * Returns the answer of a call that only a part of a cached page needs, or null if it failed: the
 * rest of the page is displayed, and read again after a minute.
 */
export async function answerOrNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    cachedForAMinute();
    return null;
  }
}

/**
 * Returns the answers of calls that each fill a part of a cached page; null for those that failed.
 * @throws ApiError if all of them failed, so that an earlier version of the page stays
 */
export async function answersOrNulls<Answers extends readonly unknown[]>(
  calls: {
    [Index in keyof Answers]: Promise<Answers[Index]>;
  },
): Promise<{ [Index in keyof Answers]: Answers[Index] | null }> {
  const answers = await Promise.all(calls.map(answerOrNull));
  if (answers.every((answer) => answer === null)) await Promise.all(calls);
  return answers as { [Index in keyof Answers]: Answers[Index] | null };
}
