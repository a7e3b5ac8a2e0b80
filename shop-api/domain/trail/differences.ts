import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

/** The fields of an entry that differ, before and after a change. */
export interface Differences {
  before: Fields | null;
  after: Fields | null;
}

/**
 * Returns the fields that differ between two states of an entry, undefined without any. Of what was
 * added or removed it returns the whole.
 */
export function differences(
  before: object | undefined,
  after: object | undefined,
): Differences | undefined {
  const [old, now] = [asJson(before), asJson(after)];
  if (!old || !now) return old || now ? { before: old, after: now } : undefined;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = names.filter((name) => !isDeepStrictEqual(old[name], now[name]));
  if (changed.length === 0) return undefined;
  return { before: only(old, changed), after: only(now, changed) };
}

/**
 * As it is stored: without what JSON leaves out, so that a missing field is no difference; nor are
 * spaces and line breaks around a text, which every save cuts.
 */
function asJson(entry: object | undefined): Fields | null {
  return entry ? JSON.parse(JSON.stringify(entry), trimmed) : null;
}

const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
