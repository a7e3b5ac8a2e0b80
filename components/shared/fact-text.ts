import type { CardFact } from '@/contract/catalogue/product-facts';
import { dateText } from '@/contract/messages/dates';
import { inEnglish, type Translate } from '@/lib/language/translate';

/** Returns what a product says of a fact, in the language of the page: `Dark, Medium`. */
export function factText(
  { kind, values }: Pick<CardFact, 'kind' | 'values'>,
  t: Translate = inEnglish,
): string {
  if (kind === 'date') return values.map(({ name }) => dayInWords(name, t)).join(', ');
  if (kind === 'flag') return values.map(({ name }) => t(name)).join(', ');
  return values.map(t.nameOf).join(', ');
}

function dayInWords(day: string, t: Translate): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return t.filled(dateText({ day: date, month, year, weekday: 0 }));
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
