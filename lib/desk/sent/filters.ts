/** From and until which day in India, both included, entries came in. */
export const dayFilters = [
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'Until', kind: 'day' },
] as const;

/** Returns choices by their values. */
export const inWordsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Returns what values mean, none better than another. */
export const plainStates = (words: Readonly<Record<string, string>>) =>
  inWordsOf(words).map((choice) => ({ ...choice, tone: 'plain' }) as const);
