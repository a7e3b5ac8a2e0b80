import type { GoodsFact } from '../../../contract/catalogue/fact-values.ts';
import { hasFact } from '../../../contract/catalogue/fact-values.ts';
import type { CardFact, FactWord, ProductFact } from '../../../contract/catalogue/product-facts.ts';
import { grouped } from '../../../contract/shop/grouped.ts';
import { OTHER_LANGUAGES } from '../../../contract/shop/languages.ts';
import type { StoredFacts } from '../../db/schema/stored-facts.ts';
import { isTranslated } from './product-fact-values.ts';

/** A product, as far as facts ask. */
interface Goods {
  categoryId: number;
  facts: StoredFacts;
}

/** Returns what a product says of the facts that its category has, in their order. */
function saidOf(facts: readonly GoodsFact[], { categoryId, facts: stored }: Goods) {
  return facts.flatMap((fact) => {
    const value = stored[fact.key];
    if (value === undefined || !hasFact(fact, categoryId)) return [];
    const values = factWords(fact, value);
    return values.length > 0 ? [{ fact, values }] : [];
  });
}

/** Returns the facts that the page of a product displays. */
export function factsOfPage(facts: readonly GoodsFact[], goods: Goods): ProductFact[] {
  const displayed = facts.filter((fact) => fact.in_label || fact.is_badge || fact.on_card);
  return saidOf(displayed, goods).map(({ fact, values }) => ({
    ...about(fact),
    help: fact.help,
    in_label: fact.in_label,
    ...placesOf(fact, values),
    values,
  }));
}

/** Returns the facts that the card of a product displays; undefined without any. */
export function factsOfCard(facts: readonly GoodsFact[], goods: Goods): CardFact[] | undefined {
  const displayed = facts.filter((fact) => fact.is_badge || fact.on_card);
  const said = saidOf(displayed, goods);
  const placed = said
    .map(({ fact, values }) => ({ ...about(fact), ...placesOf(fact, values), values }))
    .filter(({ is_badge, on_card }) => is_badge || on_card);
  return placed.length > 0 ? placed : undefined;
}

/** Returns the words by which facts find a product, in every language. */
export function searchedWords(facts: readonly GoodsFact[], goods: Goods): string[] {
  const searched = saidOf(
    facts.filter(({ is_searched }) => is_searched),
    goods,
  );
  return searched.flatMap(({ fact, values }) => {
    if (fact.kind !== 'flag') return values.flatMap(inAllLanguages);
    // Of a flag its name says what the product is: `Caffeine free`.
    return goods.facts[fact.key] === true ? inAllLanguages(fact) : [];
  });
}

const inAllLanguages = ({ name, translations = {} }: FactWord) => [
  name,
  ...OTHER_LANGUAGES.flatMap((code) => translations[code]?.name ?? []),
];

const about = ({ key, name, kind, translations }: GoodsFact) => ({ key, name, kind, translations });

/** A flag that is not set has no place on a card. */
function placesOf({ kind, is_badge, on_card }: GoodsFact, [first]: readonly FactWord[]) {
  const isShown = kind !== 'flag' || first?.name === YES;
  return { is_badge: isShown && is_badge, on_card: isShown && on_card };
}

const YES = 'Yes';

/** Returns a value in words: those of choices that the fact has, a number with its unit. */
export function factWords(fact: GoodsFact, value: StoredFacts[string]): FactWord[] {
  if (isTranslated(value)) {
    const { en, ...others } = value;
    return [word(en, (code) => others[code])];
  }
  switch (fact.kind) {
    case 'choice':
    case 'choices':
      return fact.choices
        .filter(({ key }) => [value].flat().includes(key))
        .map(({ name, translations }) => ({ name, translations }));
    case 'number':
      return [numberWord(fact, Number(value))];
    case 'flag':
      return [{ name: value === true ? YES : 'No', translations: undefined }];
    default:
      return [{ name: String(value), translations: undefined }];
  }
}

function numberWord({ unit, translations }: GoodsFact, value: number): FactWord {
  const text = grouped(value);
  const named = (own: string) => [text, own].filter(Boolean).join(' ');
  return word(named(unit), (code) => {
    const own = translations[code]?.unit;
    return own && named(own);
  });
}

/** A text with those languages that have it. */
function word(
  name: string,
  textIn: (code: (typeof OTHER_LANGUAGES)[number]) => string | undefined,
) {
  const texts = OTHER_LANGUAGES.flatMap((code) => {
    const text = textIn(code);
    return text ? [[code, { name: text }]] : [];
  });
  return { name, translations: Object.fromEntries(texts) as FactWord['translations'] };
}
