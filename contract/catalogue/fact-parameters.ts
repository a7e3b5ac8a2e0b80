const FACT = 'fact_';

/** Returns the parameter of a fact, or of one of its bounds. */
export const factParameter = (key: string) => `${FACT}${key}` as const;

/** Whether a parameter is one of a fact. */
export const isFactParameter = (name: string) => /^fact_[a-z][a-z0-9_]{0,33}$/.test(name);

/** Returns chosen values of facts as URL parameters: `roast:dark`, `roast:light` → `fact_roast` with both. */
export function factParameters(chosen: readonly string[]): [string, string[]][] {
  const byName = new Map<string, string[]>();
  for (const one of chosen) {
    const [key, value] = one.split(':') as [string, string];
    const name = factParameter(key);
    byName.set(name, [...(byName.get(name) ?? []), value]);
  }
  return [...byName];
}

/** Returns the URL parameters of facts as chosen values, in order; what can be none is left out. */
export function factsIn(parameters: Iterable<readonly [string, string]>): string[] {
  const chosen = [...parameters].flatMap(([name, value]) =>
    isFactParameter(name) && /^-?[a-z0-9_.]{1,30}$/.test(value)
      ? [`${name.slice(FACT.length)}:${value}`]
      : [],
  );
  return [...new Set(chosen)].sort().slice(0, MAX_FACTS);
}

/** As many as the call takes. */
const MAX_FACTS = 50;
