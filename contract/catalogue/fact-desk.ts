import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { knownId } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { optionalText, requiredOneOf, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { factMessages } from '../messages/staff-facts.ts';

/** What a fact of goods holds: `choices` are several of its choices. */
export const FACT_KINDS = ['text', 'number', 'choice', 'choices', 'flag', 'date'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The kinds with few values, and numbers, which have a range. */
const FILTERED: readonly FactKind[] = ['choice', 'choices', 'flag', 'number'];
const SORTED: readonly FactKind[] = ['number', 'date'];

const MAX_KEY = 30;
const KEY = new RegExp(`^[a-z][a-z0-9_]{0,${MAX_KEY - 1}}$`);

/** Returns what names a fact or a choice in addresses and files: `Dark roast` is `dark_roast`. */
function keyOfName(name: unknown): string {
  const plain = String(name ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  const words = plain.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return words
    .replace(/^[_0-9]+/, '')
    .slice(0, MAX_KEY)
    .replace(/_+$/, '');
}

/** Gives a key to what has a name alone. */
function withKey(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { key, name } = value as { key?: unknown; name?: unknown };
  return key ? value : { ...value, key: keyOfName(name) };
}

const key = () =>
  string()
    .typeError(factMessages.malformedKey)
    .matches(KEY, { message: factMessages.malformedKey })
    .test('no-bound', factMessages.boundKey, (text) => !/_(?:min|max)$/.test(text ?? ''))
    .default('');

const categories = (label: string) => array(knownId(label).required()).max(200).default([]);

const flag = () => boolean().default(false);

const choice = object({
  name: requiredText('Name', 60),
  key: key(),
  translations: writtenTranslations((language) =>
    object({ name: optionalText(`Name in ${language}`, 60) }),
  ),
}).transform(withKey);

const isOnce = (texts: readonly unknown[]) => new Set(texts).size === texts.length;

/** What staff say of a fact of goods, such as a roast. A fact without categories is of all goods. */
export const factFields = object({
  name: requiredText('Name', 60),
  /** In addresses and files; missing: made of the name. */
  key: key(),
  help: optionalText('Help', 200).default(''),
  kind: requiredOneOf('Kind', FACT_KINDS),
  /** Of a number. */
  unit: optionalText('Unit', 20).default(''),
  choices: array(choice)
    .max(100)
    .default([])
    .test('has-choices', factMessages.noChoices, function hasChoices(choices) {
      return !String(this.parent.kind).startsWith('choice') || (choices?.length ?? 0) > 0;
    })
    .test('once', factMessages.sameChoice, (choices) => {
      const named = Array.isArray(choices) ? choices : [];
      const names = named.map((one) => String(one?.name).toLowerCase());
      return isOnce(names) && isOnce(named.map((one) => one?.key));
    }),
  /** With those below them. */
  category_ids: categories('Category'),
  /** Goods of these are not published without it; of others they may be. */
  required_ids: categories('Category that demands it'),
  in_label: boolean().default(true),
  is_badge: flag(),
  on_card: flag(),
  is_filter: flag().test('filters', factMessages.noFilter, function canFilter(is) {
    return !is || FILTERED.includes(this.parent.kind);
  }),
  is_sort: flag().test('sorts', factMessages.noSort, function canSort(is) {
    return !is || SORTED.includes(this.parent.kind);
  }),
  is_searched: flag(),
  /** Switched off, it is nowhere; what goods say of it stays. */
  is_active: boolean().default(true),
  translations: writtenTranslations((language) =>
    object({
      name: optionalText(`Name in ${language}`, 60),
      help: optionalText(`Help in ${language}`, 200),
      unit: optionalText(`Unit in ${language}`, 20),
    }),
  ),
}).transform(withKey);
export type FactFields = InferType<typeof factFields>;

/** The facts of goods. */
export const factResource = resource({
  name: 'facts',
  one: 'Fact',
  many: 'Facts',
  kind: 'fact',
  what: 'facts of goods',
  fields: factFields,
  row: ['name', 'key', 'kind', 'is_filter', 'is_active'],
  more: { products: count() },
  searches: ['name', 'key'],
  filters: {
    kind: mixed<FactKind>().oneOf(FACT_KINDS, fieldMessages.notAChoice('Kind')).optional(),
  },
  sort: ['position', 'name'],
  others: {
    orderFacts: deskOrder({ role: 'catalogue', name: 'facts', what: 'the facts of goods' }),
  },
});
