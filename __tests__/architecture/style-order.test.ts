import { expect, test } from '@jest/globals';
import type { ClassRule } from './class-rules';
import { classRules } from './class-rules';
import type { Composition } from './composed-classes';
import { compositions } from './composed-classes';

type RuleOfSheet = ClassRule & { sheet: string };

/** The rules of all classes of an element. */
function rulesOn({ classes }: Composition): RuleOfSheet[] {
  return classes.flatMap(({ sheet, name }) =>
    classRules(sheet)
      .filter(({ subject }) => !name || subject.split('::')[0] === name)
      .map((rule) => ({ ...rule, sheet })),
  );
}

/** What the two set differently, although neither comes first. */
function disputed(one: RuleOfSheet, other: RuleOfSheet): string[] {
  const isOpen =
    one.sheet < other.sheet &&
    one.layer === other.layer &&
    one.specificity === other.specificity &&
    one.subject.split('::')[1] === other.subject.split('::')[1];
  if (!isOpen) return [];
  return [...one.longhands].flatMap(([property, value]) => {
    const rival = other.longhands.get(property);
    return rival === undefined || rival === value
      ? []
      : [`${one.sheet} ${one.selector} · ${other.sheet} ${other.selector}: ${property}`];
  });
}

test('no property of an element depends on which style sheet is loaded first', () => {
  const found = compositions().flatMap((composition) => {
    const rules = rulesOn(composition);
    return rules.flatMap((one) =>
      rules.flatMap((other) =>
        disputed(one, other).map((dispute) => `${dispute} (${composition.places.join(' → ')})`),
      ),
    );
  });
  expect([...new Set(found)].sort()).toEqual([]);
});
