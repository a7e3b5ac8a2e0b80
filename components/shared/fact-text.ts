import type { CardFact } from '@/contract/catalogue/product-facts';
import { isoDayText } from '@/contract/messages/dates';
import { inEnglish, type Translate } from '@/lib/language/translate';

/** Returns what a product says of a fact, in the language of the page: `Dark, Medium`. */
export function factText(
  { kind, values }: Pick<CardFact, 'kind' | 'values'>,
  t: Translate = inEnglish,
): string {
  if (kind === 'date') return values.map(({ name }) => t.filled(isoDayText(name))).join(', ');
  if (kind === 'flag') return values.map(({ name }) => t(name)).join(', ');
  return values.map(t.nameOf).join(', ');
}

/** Returns the facts of a place of a card in words; a flag is its name. */
export function cardTexts(
  facts: readonly CardFact[] | undefined,
  place: 'is_badge' | 'on_card',
  t: Translate = inEnglish,
): string[] {
  const placed = facts?.filter((fact) => fact[place]) ?? [];
  return placed.map((fact) => (fact.kind === 'flag' ? t.nameOf(fact) : factText(fact, t)));
}
