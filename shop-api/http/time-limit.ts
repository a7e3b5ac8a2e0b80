import { DomainError } from '../domain/errors.ts';

/** Waits for a call at most `milliseconds`. Errors: `unavailable`. */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DomainError('unavailable', 'The call took too long. Please try again!'));
  }, milliseconds);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
