import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query, and the products that a shopper would call right in the first place. */
export interface JudgedQuery {
  query: string;
  kind: string;
  /** Empty: nothing should be found. */
  first: number[];
}

const TUNED = 'judged-tuned.json';

/** Returns a list of judged queries; one that is not tuned leaves out what the tuned list has. */
export function readJudged(file: string): JudgedQuery[] {
  if (file === TUNED) return readList(file);
  const tuned = new Set(readList(TUNED).map(({ query }) => query));
  return readList(file).filter(({ query }) => !tuned.has(query));
}

function readList(file: string): JudgedQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
