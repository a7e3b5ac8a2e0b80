import { describe, expect, test } from '@jest/globals';
import { ArraySchema, array, number, ObjectSchema, object, type Schema, string } from 'yup';
import { endpoints } from '@/contract/endpoints';
import { CheckFailed, checkJson } from '@/contract/kit/check';
import type { Endpoint } from '@/contract/kit/endpoint';

/** Names that every object inherits, as JSON brings them. */
const INHERITED = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype)];
const hostile = (): Record<string, unknown> =>
  JSON.parse(`{${INHERITED.map((name) => `${JSON.stringify(name)}:{"a":[1]}`).join()}}`);

/** A body with such names in each of its objects. */
function hostileBody(rules: unknown): unknown {
  if (rules instanceof ArraySchema) return [hostileBody(rules.innerType)];
  if (!(rules instanceof ObjectSchema)) return {};
  const fields = Object.entries(rules.fields).map(([name, inner]) => [name, hostileBody(inner)]);
  return { ...Object.fromEntries(fields), ...hostile() };
}

/** The rules of a body, and those by which its verb checks a part of it. */
function allRules(rules: unknown): Schema[] {
  if (rules instanceof ArraySchema) return allRules(rules.innerType);
  if (rules instanceof ObjectSchema) {
    return [rules as Schema, ...Object.values(rules.fields).flatMap(allRules)];
  }
  const { meta } = (rules as Schema).spec;
  return meta && 'rules' in meta ? allRules(meta.rules) : [];
}

const bodies = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { body }]) =>
  body ? allRules(body).map((rules) => [name, rules] as const) : [],
);

describe('names that every object inherits', () => {
  test.each(bodies)('are dropped at every depth of %s', async (_name, rules) => {
    const given = hostileBody(rules) as Record<string, unknown>;
    const refused = await checkJson(rules, given).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refused !== undefined) expect(refused).toBeInstanceOf(CheckFailed);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test('leave what stands beside them', async () => {
    const rules = object({
      items: array(object({ id: number().required(), texts: object({ hi: string() }) })),
    });
    const texts = { ...hostile(), hi: 'घी' };
    const given = { ...hostile(), items: [{ ...hostile(), id: 7, texts, unknown: 1 }] };
    expect(await checkJson(rules, given)).toEqual({ items: [{ id: 7, texts: { hi: 'घी' } }] });
  });
});
