import { describe, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { fieldMessages } from '@/contract/messages/fields';
import { englishText } from '@/contract/messages/text-with-values';
import { fieldRefusals } from './field-refusals';

/** The rules of a form as the specification words them. */
interface FormRules {
  schema: Schema;
  /** Fields that keep the rules. */
  fields: object;
  /** The required fields, by name, with their labels. */
  required: Record<string, string>;
  /** Words of the specification, field, a value that breaks the rule, message. */
  refused: [words: string, field: string, value: unknown, message: string][];
  /** Words of the specification, fields that keep the rule. */
  accepted: [words: string, fields: object][];
}

/** Tests the rules of a form, row by row: each refused value breaks one rule, with its message. */
export function testForm(name: string, rules: FormRules): void {
  const { schema, fields, required, refused, accepted } = rules;
  const refusalsOf = (changes: object) => fieldRefusals(schema, { ...fields, ...changes });
  const missing = Object.entries(required).flatMap(([field, label]) =>
    ['', ' ', undefined].map(
      (value) => [field, value, englishText(fieldMessages.required(label))] as const,
    ),
  );

  describe(`the ${name} form`, () => {
    test('accepts fields that keep the rules', () => expect(refusalsOf({})).toEqual({}));

    for (const [field, value, message] of missing) {
      test(`requires ${field} (${JSON.stringify(value)})`, () => {
        const { [field]: refusal, ...others } = refusalsOf({ [field]: value });
        expect(others).toEqual({});
        // A choice and an id say so differently where they are sent empty.
        if (value === undefined) expect(refusal).toBe(message);
        else expect(refusal).toContain(message.replace(/ is required$/, ''));
      });
    }

    test.each(refused)('refuses: %s (%s %j)', (_words, field, value, message) => {
      expect(refusalsOf({ [field]: value })).toEqual({ [field]: message });
    });

    test.each(accepted)('accepts: %s (%j)', (_words, changes) => {
      expect(refusalsOf(changes)).toEqual({});
    });
  });
}
