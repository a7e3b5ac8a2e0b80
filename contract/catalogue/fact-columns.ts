import { LANGUAGES, OTHER_LANGUAGES } from '../shop/languages.ts';
import type { FactFields, FactKind } from './fact-desk.ts';
import type { GoodsFact } from './fact-values.ts';
import { type CellKind, GOODS_COLUMNS, type GoodsColumn } from './goods-columns.ts';

const CELLS: Record<FactKind, CellKind> = {
  text: 'text',
  number: 'number',
  choice: 'choice',
  choices: 'choices',
  flag: 'yesOrUnknown',
  date: 'day',
};

/** Returns all columns of the files of goods: those of every shop, and one for each of its facts. */
export function goodsColumns(facts: readonly GoodsFact[]): readonly GoodsColumn[] {
  return [...GOODS_COLUMNS, ...facts.flatMap(columnsOf)];
}

function columnsOf(fact: GoodsFact): GoodsColumn[] {
  const { name, key, kind, choices } = fact;
  const own = {
    label: name,
    kind: CELLS[kind],
    field: `facts.${key}`,
    about: aboutOf(fact),
    choices,
  };
  if (kind !== 'text') return [own];
  const others = OTHER_LANGUAGES.map((code) => ({
    label: `${name} (${code})`,
    kind: 'text' as const,
    field: `translations.${code}.facts.${key}`,
    about: `${name}, in ${LANGUAGES[code].name}`,
  }));
  return [own, ...others];
}

function aboutOf({ kind, choices, unit, help }: GoodsFact): string {
  const names = choices.map(({ name }) => name);
  const said: Partial<Record<FactKind, string>> = {
    number: unit,
    choice: `One of: ${names.join(', ')}`,
    choices: `Some of these, with | between them: ${names.join(', ')}`,
    flag: 'yes or no; empty: not said',
    date: 'As 2026-12-31',
  };
  return said[kind] || help || 'Empty: not said';
}

/** Returns the key of the choice that a cell names in any language; undefined where none is. */
export function choiceNamed(
  choices: FactFields['choices'] | undefined = [],
  cell: string,
): string | undefined {
  const wanted = cell.trim().toLowerCase();
  const found = choices.find(({ key, name, translations }) =>
    [key, name, ...OTHER_LANGUAGES.map((code) => translations?.[code]?.name)].some(
      (one) => one?.toLowerCase() === wanted,
    ),
  );
  return found?.key;
}
