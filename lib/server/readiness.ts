import { processWide } from './process-wide.ts';

/** What decides whether shoppers should be sent to this process; `server/main.ts` sets it. */
export const readiness = processWide('readiness', () => ({
  /** It has pages that were rendered before, which it sends while the shop API is away. */
  hasPages: false,
  /** It was asked to end, and only answers what has arrived. */
  isStopping: false,
}));
