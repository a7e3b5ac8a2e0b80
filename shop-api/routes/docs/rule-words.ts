import type { JsonSchema } from './json-schema.ts';

type Rule = Exclude<keyof JsonSchema, 'type' | 'properties' | 'required' | 'items' | 'enum'>;

const WORDS: Record<Rule, (value: unknown) => string> = {
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

/** Type and rules of a field on one line: `integer, at least 1, at most 100`. */
export function ruleWords({ type, items, enum: choices, ...rules }: JsonSchema): string {
  const kind = choices ? choices.map(String).join(' | ') : [type ?? 'any'].flat().join(' or ');
  const list = items ? ` of ${ruleWords(items)}` : '';
  const words = Object.entries(rules)
    .filter(([name]) => name in WORDS)
    .map(([name, value]) => WORDS[name as Rule](value));
  return [kind + list, ...words].join(', ');
}
