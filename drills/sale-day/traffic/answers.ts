import { ORIGIN } from '../settings.ts';

/** What shoppers do, in figures. */
export type Kind = 'page' | 'search' | 'cart' | 'order' | 'staff';

/** An answer that came through the edge, or did not. */
export interface Answered {
  kind: Kind;
  path: string;
  /** When it was asked for and answered, in ms since 1970. */
  from: number;
  to: number;
  /** `left`: the shopper has given up; `cut`: the connection broke. */
  status: number | 'left' | 'cut';
  hasRetryAfter: boolean;
}

/** A browser gives up a write after ten seconds; nobody waits longer for a page. */
const PATIENCE_MS = { page: 20_000, search: 10_000, cart: 10_000, order: 10_000, staff: 10_000 };

/** Every answer of the day. */
export class Answers {
  readonly all: Answered[] = [];

  /** Asks through the edge, and counts the answer. Returns undefined where none came. */
  async ask(kind: Kind, path: string, init: RequestInit = {}, origin = ORIGIN) {
    const from = Date.now();
    const signal = AbortSignal.timeout(PATIENCE_MS[kind]);
    const count = (status: Answered['status'], hasRetryAfter = false) =>
      this.all.push({ kind, path, from, to: Date.now(), status, hasRetryAfter });
    try {
      const sent = { ...init, signal, redirect: 'manual' as const };
      const answer = await fetch(origin + path, sent);
      const text = await answer.text();
      count(answer.status, answer.headers.has('Retry-After'));
      return { status: answer.status, headers: answer.headers, text, tookMs: Date.now() - from };
    } catch {
      count(signal.aborted ? 'left' : 'cut');
      return undefined;
    }
  }
}
