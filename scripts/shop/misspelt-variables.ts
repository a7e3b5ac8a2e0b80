import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typosBetween } from '../../shop-api/domain/catalogue/search/text/spelling.ts';
import { ROOT } from './settings.ts';

/** More differ in meaning: PAYU_KEY is no RAZORPAY_KEY. */
const MAX_TYPOS = 2;

/** Every variable of the shop is in this file. */
function knownVariables(): Set<string> {
  const text = readFileSync(join(ROOT, '.env.example'), 'utf8');
  return new Set([...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name));
}

/**
 * Names the variables that are probably another one: a misspelt name is silently nothing.
 * @param names those of a file of variables; others, such as those of Node.js, are nobody's concern
 */
export function misspeltVariables(names: readonly string[]): string[] {
  const known = knownVariables();
  const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_FILE$/, ''));
  return names
    .filter((name) => !isKnown(name))
    .flatMap((name) => {
      const isMeant = (one: string) =>
        typosBetween(name, one) <= MAX_TYPOS || (/_/.test(name) && one.startsWith(`${name}_`));
      const meant = [...known].find(isMeant);
      return meant ? [`${name} is no variable of the shop; ${meant} is`] : [];
    });
}
