import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel';
import { StoreAway } from './store-away.ts';

const FAILURES = 5;
const REST_MS = 5_000;

/**
 * Limits the time of calls to a store, and makes none while it is down: after five failures in a row
 * calls fail at once, until one after the rest was answered.
 */
export class S3Guard {
  readonly #breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });

  /**
   * @param limitMs the time limit of the call with all of its answer, in milliseconds
   * @throws StoreAway
   */
  async run<Answer>(
    limitMs: number,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.#breaker.execute(() => inTime(limitMs, call));
    } catch (error) {
      const { name, message } = error as Error;
      throw new StoreAway(`The object store was not reached: ${name}: ${message}`, {
        cause: error,
      });
    }
  }
}

/** Ends with the limit also where the call does not listen to its signal. */
async function inTime<Answer>(
  limitMs: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(limitMs);
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(new Error(`no answer within ${limitMs} ms`));
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([call(signal), promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
