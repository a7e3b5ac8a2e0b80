import type { JsonSchema } from './json-schema.ts';

type Rule = Exclude<keyof JsonSchema, 'type' | 'properties' | 'required' | 'items' | 'enum'>;

const RULE_TEXTS: Record<Rule, (value: unknown) => string> = {
  const: (value) => `always ${value}`,
  default: (value) => `else ${value}`,
  description: String,
  exclusiveMinimum: (value) => `above ${value}`,
  format: (value) => `written as ${value}`,
  maximum: (value) => `at most ${value}`,
  maxItems: (value) => `at most ${value} entries`,
  maxLength: (value) => `at most ${value} characters`,
  minimum: (value) => `at least ${value}`,
  minItems: (value) => `at least ${value} entries`,
  minLength: (value) => `at least ${value} characters`,
  pattern: (value) => `like ${value}`,
};

/** Describes type and rules of a field on one line: `integer, at least 1, at most 100`. */
export function describeRules({ type, items, enum: choices, ...rules }: JsonSchema): string {
  const kind = choices ? choices.map(String).join(' | ') : [type ?? 'any'].flat().join(' or ');
  const list = items ? ` of ${describeRules(items)}` : '';
  const texts = Object.entries(rules)
    .filter(([name]) => name in RULE_TEXTS)
    .map(([name, value]) => RULE_TEXTS[name as Rule](value));
  return [kind + list, ...texts].join(', ');
}
