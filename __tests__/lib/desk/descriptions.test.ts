import { describe, expect, test } from '@jest/globals';
import { ArraySchema, ObjectSchema, type AnySchema as Schema } from 'yup';
import { sentPartsOf } from '@/components/desk/sent/sent-parts';
import { endpoints } from '@/contract/endpoints';
import { SETTING_KEYS } from '@/contract/settings/setting-rules';
import { settingDesk } from '@/lib/desk/descriptions/settings/settings';
import type { DeskField } from '@/lib/desk/desk';
import { DESKS, deskOf, SENT_DESKS } from '@/lib/desk/desks';
import { withForm } from '@/lib/desk/entry-forms';
import { rulesOf } from '@/lib/desk/rules';
import { withRules } from '@/lib/desk/with-rules';

const fieldsOf = (panels: readonly { fields: readonly DeskField[] }[]) =>
  panels.flatMap(({ fields }) => fields);

/** The names of fields and of the parts of groups: `net_quantity`, `net_quantity.unit`. */
const namesOf = (fields: readonly DeskField[], within = ''): string[] =>
  fields.flatMap((field) => {
    const name = within + field.name;
    return 'fields' in field ? [name, ...namesOf(field.fields, `${name}.`)] : [name];
  });

/** The names of rules, and of those of the parts of groups, whatever the desk draws of them. */
function ruledNames(rules: Schema, groups: ReadonlySet<string>, within = ''): string[] {
  const inner = rules instanceof ArraySchema ? (rules.innerType as Schema) : rules;
  if (!(inner instanceof ObjectSchema)) return [];
  return Object.entries(inner.fields as Record<string, Schema>).flatMap(([one, rule]) => {
    const name = within + one;
    // Those of facts follow from their definitions.
    if (one === 'translations' || one === 'facts') return [];
    return groups.has(name) ? [name, ...ruledNames(rule, groups, `${name}.`)] : [name];
  });
}

/** Every desk, or each of its forms. */
const FORMS = DESKS.flatMap((desk) =>
  Object.keys(desk.forms ?? { '': desk }).map((form) => withForm(desk, form) ?? desk),
);

describe.each(FORMS.map((desk) => [`${desk.name} ${desk.open?.form ?? ''}`, desk] as const))(
  'the desk of %s',
  (_, desk) => {
    const { name } = desk;

    test('has a field for every rule of the contract, once', async () => {
      const names = namesOf(fieldsOf(desk.panels));
      const groups = new Set(
        names.flatMap((one) => (one.includes('.') ? [one.replace(/\.[^.]+$/, '')] : [])),
      );
      expect(names.sort()).toEqual(ruledNames(await rulesOf(desk), groups).sort());
    });

    test('has a label and a kind for each of them', async () => {
      const drawn = withRules(desk, await rulesOf(desk));
      const whole = [...fieldsOf(drawn.panels), ...drawn.columns];
      expect(whole.filter(({ label, kind }) => !label || !kind)).toEqual([]);
    });

    test('requires what the rules require', async () => {
      const drawn = withRules(desk, await rulesOf(desk));
      const required = fieldsOf(drawn.panels).filter((field) => field.required);
      const rules = Object.entries((await rulesOf(desk)).fields as Record<string, Schema>);
      const expected = rules.flatMap(([one, { spec }]) =>
        spec.optional || spec.default !== undefined ? [] : [one],
      );
      expect(required.map((field) => field.name).sort()).toEqual(expected.sort());
    });

    test('asks calls of the API that are its own', () => {
      expect(endpoints[desk.calls.list].path).toBe(`/staff/${name}/`);
      expect(endpoints[desk.calls.read].path).toBe(`/staff/${name}/{id}/`);
    });

    test('refers to desks that there are', () => {
      const named = [...fieldsOf(desk.panels), ...desk.filters].flatMap((one) =>
        'desk' in one ? [one.desk] : [],
      );
      expect(named.filter((one) => !deskOf(one))).toEqual([]);
    });
  },
);

test('the desk of settings has a form for each of them, and none for another name', () => {
  expect(Object.keys(settingDesk.forms ?? {})).toEqual(SETTING_KEYS);
  expect(withForm(settingDesk, 'constructor')).toBeUndefined();
});

describe.each(SENT_DESKS.map((desk) => [desk.name, desk] as const))('the list of %s', (_, desk) => {
  test('has filters and sorts that its call knows, with choices that it takes', () => {
    const { query } = endpoints[desk.calls.list] as { query: ObjectSchema<object> };
    const rules = query.fields as Record<string, Schema>;
    for (const filter of desk.filters) {
      const values =
        filter.kind === 'choice'
          ? filter.options.map(({ value }) => value)
          : [
              { day: '2026-12-01', text: 'Surat', amount: '500', reference: '7', id: '7' }[
                filter.kind
              ],
            ];
      const refused = values.filter((value) => !rules[filter.name]?.isValidSync(value));
      expect([filter.name, refused]).toEqual([filter.name, []]);
    }
    const sorts = desk.columns.flatMap(({ sort }) => sort ?? []);
    expect(sorts.filter((sort) => !rules.sort?.isValidSync(sort))).toEqual([]);
  });

  test('has a component for everything that is drawn', () => {
    const parts = sentPartsOf(desk.name);
    const cells = { ...parts?.cells('/'), ...parts?.values?.('/') };
    const all = [...desk.columns, ...(desk.values ?? []).flatMap(({ columns }) => columns)];
    const drawn = all.flatMap((column) => [column, ...(column.below ? [column.below] : [])]);
    const missing = drawn.filter(({ kind, name }) => kind === 'drawn' && !cells[name]);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

const CHANGES = [...DESKS, ...SENT_DESKS].flatMap((desk) =>
  (desk.changes ?? []).map((change) => [`${desk.name}: ${change.label}`, desk, change] as const),
);

test.each(CHANGES)(
  'the change %s displays what it would change',
  (_, desk, { fields, shows = [] }) => {
    if (desk.panels.length > 0) return;
    const displayed = shows.map(({ name }) => name);
    for (const { name } of fields) expect(displayed).toContain(name);
  },
);
