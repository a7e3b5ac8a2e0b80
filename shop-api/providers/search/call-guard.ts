import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import { SearchServerError } from './search-server.ts';

const FAILURES = 3;
const REST_MS = 10_000;
const CLIENT_ERRORS = { from: 400, to: 499, tooMany: 429 };

interface Guarded {
  /** For the log. */
  what: 'searches' | 'writes';
  /** Told once when calls begin to fail, and once when the server answers again. */
  alarm: (message: string) => void;
  /** How long the server is left alone after three failures in a row, in milliseconds. */
  restMs?: number | undefined;
}

/**
 * Limits the time of calls, and makes none while the server is down: after three failures in a row
 * calls fail at once, until one call after the rest was answered.
 */
export class CallGuard {
  readonly #breaker: CircuitBreakerPolicy;
  readonly #what: Guarded['what'];
  readonly #alarm: Guarded['alarm'];
  readonly #told = new Set<string>();

  constructor({ what, alarm, restMs = REST_MS }: Guarded) {
    this.#what = what;
    this.#alarm = alarm;
    this.#breaker = circuitBreaker(handleWhen(isFaultOfServer), {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
    this.#breaker.onBreak(() =>
      alarm(`The search server is asked for no ${what} for ${restMs / 1_000} s`),
    );
    this.#breaker.onReset(() => {
      this.#told.clear();
      alarm(`The search server takes ${what} again`);
    });
  }

  /**
   * Runs a call to the server.
   * @param limitMs its time limit, in milliseconds
   * @throws {SearchServerError}
   */
  async run<Answer>(limitMs: number, call: () => Promise<Answer>): Promise<Answer> {
    const limit = timeout(limitMs, TimeoutStrategy.Aggressive);
    try {
      return await this.#breaker.execute(() => limit.execute(call));
    } catch (error) {
      if (!isBrokenCircuitError(error)) this.#tell(error);
      throw new SearchServerError('The search server did not do what it was asked', {
        cause: error,
      });
    }
  }

  /** Logs each kind of error once, until the server has been down and is back. */
  #tell(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const kind = `${statusOf(error) ?? message}`;
    if (this.#told.has(kind)) return;
    this.#told.add(kind);
    this.#alarm(`The search server failed at ${this.#what}: ${message}`);
  }
}

/** A refused query says nothing about the next one; a server that is busy (429) is to be left alone. */
function isFaultOfServer(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  const { from, to, tooMany } = CLIENT_ERRORS;
  return status === tooMany || status < from || status > to;
}

function statusOf(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
