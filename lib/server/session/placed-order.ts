import type { SessionData } from './session';

const THANKS_FOR_MS = 30 * 60_000;

/** Lets the page of the orders thank for this order, by its printed number, for half an hour. */
export function rememberPlaced(session: SessionData, number: string): void {
  session.placed = { number, until: Date.now() + THANKS_FOR_MS };
}

/** Returns the printed number of the order just placed. */
export function placedNumber({ placed }: Readonly<SessionData>): string | undefined {
  return placed && Date.now() < placed.until ? placed.number : undefined;
}
