import { refuseUnstorable } from './text-check.ts';

/**
 * The query string by name. An empty value counts as absent, as a form without JavaScript sends it;
 * a name given several times is a list: `brand=1&brand=2` is `brand=1,2`.
 */
export function readQuery(url: string): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (value === '') continue;
    const before = query.get(name);
    query.set(name, before === undefined ? value : `${before},${value}`);
  }
  const values = Object.fromEntries(query);
  refuseUnstorable(values);
  return values;
}
