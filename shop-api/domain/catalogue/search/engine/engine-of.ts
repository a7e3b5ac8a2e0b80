import type { Context } from '../../../kernel/context.ts';
import { IndexNotWhole, openSearchEngine } from './open-search-engine.ts';
import { postgresEngine } from './postgres-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** What a search needs of the context. */
export type Searching = Pick<Context, 'db'> & Partial<Pick<Context, 'searchServer' | 'alarm'>>;

/** Returns the engine of this shop. The database searches whatever a search server does not answer. */
export function engineOf({ db, searchServer, alarm }: Searching): SearchEngine {
  const own = postgresEngine(db);
  if (!searchServer) return own;
  const first = openSearchEngine(db, searchServer);
  return {
    async find(slots, catalogue) {
      try {
        return await first.find(slots, catalogue);
      } catch (error) {
        if (!isLogged(error)) alarm?.(`The search server was not asked: ${error}`);
        return own.find(slots, catalogue);
      }
    },
  };
}

/** Whether a failure is expected, or was logged by the server's adapter. */
function isLogged(error: unknown): boolean {
  return (
    error instanceof IndexNotWhole || (error instanceof Error && error.name === 'SearchServerError')
  );
}
