import { type AnySchema, ArraySchema, ObjectSchema } from 'yup';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import type { DescribedDesk, DescribedField } from './described';
import type { Desk, DeskField } from './desk';

/**
 * Returns a desk whose fields say what the rules require, and what they may leave out. Of a field
 * that a description only names they have the label, the kind and the languages too.
 */
export function withRules(desk: DescribedDesk, rules: ObjectSchema<object>): Desk {
  const panels = desk.panels.map((panel) => ({
    ...panel,
    fields: panel.fields.map((field) => ruled(field, rules)),
  }));
  return { ...desk, panels };
}

function ruled(field: DescribedField, rules: AnySchema): DeskField {
  const given = typeof field === 'string' ? { name: field } : field;
  const rule = ruleAt(rules, given.name.split('.'));
  if (!rule) throw new Error(`There is no rule for the field ${given.name}`);
  const { optional, nullable, default: usual } = rule.spec;
  const said = { required: !optional && usual === undefined, nullable };
  const isTranslated = ruleOf(
    ruleOf(ruleOf(rules, 'translations'), OTHER_LANGUAGES[0]),
    given.name,
  );
  const own = { ...saidBy(rule), ...(isTranslated && { translated: true }) };
  const whole = { ...own, ...given, ...said } as DeskField;
  if (whole.kind !== 'group' && whole.kind !== 'groups') return whole;
  const inner = rule instanceof ArraySchema ? (rule.innerType as AnySchema) : rule;
  return { ...whole, fields: whole.fields.map((part) => ruled(part, inner)) };
}

/** Returns the rule at a path; undefined where there is none. */
function ruleAt(rules: AnySchema, [name, ...rest]: readonly string[]): AnySchema | undefined {
  if (name === undefined) return rules;
  const inner = ruleOf(rules, name);
  return inner && ruleAt(inner, rest);
}

function ruleOf(rules: AnySchema | undefined, name = ''): AnySchema | undefined {
  return rules instanceof ObjectSchema ? (rules.fields[name] as AnySchema) : undefined;
}

/** Returns the label of a field and what it looks like, where a description does not say it. */
export function saidBy({ spec, type }: AnySchema) {
  const { kind } = (spec.meta ?? {}) as { kind?: string };
  return { label: spec.label, kind: kind ?? { boolean: 'flag', number: 'number' }[type] ?? 'text' };
}
