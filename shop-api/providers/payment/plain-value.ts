type Fields = Record<string, unknown>;

/** The value as an object with fields, or undefined. */
export function asObject(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** A text; undefined for anything else and for the empty one. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A whole number from 0 on. */
export function asCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

const MOST_CHARACTERS = 1_000;

/** Those of the named fields that hold a text or a number, as short texts for the record. */
export function pick(from: Fields, names: readonly string[]): Record<string, string> {
  const held = names.flatMap((name) => {
    const value = Object.hasOwn(from, name) ? from[name] : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? [[name, String(value).slice(0, MOST_CHARACTERS)]] : [];
  });
  return Object.fromEntries(held);
}
