import type pg from 'pg';

/** A query that took long. */
export interface SlowQuery {
  /** Milliseconds, the wait for a free connection included. */
  ms: number;
  /** The beginning of the SQL, without values. */
  sql: string;
}

export interface SlowQueryWatch {
  /** From how many milliseconds on a query is slow. */
  slowMs: number;
  onSlow: (query: SlowQuery) => void;
}

const MAX_SQL_LENGTH = 500;

type Query = (...args: unknown[]) => unknown;

/** Times the queries of a pool or a connection. `onSlow` is called in the context of the query. */
export function watchQueries(
  asked: Pick<pg.Pool | pg.ClientBase, 'query'>,
  { slowMs, onSlow }: SlowQueryWatch,
): void {
  const query = asked.query.bind(asked) as Query;
  const timed: Query = (...args) => {
    const startedAt = performance.now();
    const result = query(...args);
    // The pool asks its connections with a callback; it is timed itself.
    if (!isPromise(result)) return result;
    return result.finally(() => {
      const ms = Math.round(performance.now() - startedAt);
      if (ms >= slowMs) onSlow({ ms, sql: textOf(args[0]).slice(0, MAX_SQL_LENGTH) });
    });
  };
  asked.query = timed as typeof asked.query;
}

function isPromise(result: unknown): result is Promise<unknown> {
  return typeof (result as Promise<unknown> | undefined)?.finally === 'function';
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}
