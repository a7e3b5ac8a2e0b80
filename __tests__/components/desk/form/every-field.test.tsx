import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { openFakeDesk } from '@/__tests__/support/open-desk-form';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import type { Desk, DeskEntry, DeskField } from '@/lib/desk/desk';
import { DESKS } from '@/lib/desk/desks';
import { withForm } from '@/lib/desk/entry-forms';
import { withFactFields } from '@/lib/desk/fact-fields';
import { rulesOf } from '@/lib/desk/rules';
import { withRules } from '@/lib/desk/with-rules';

/** Every desk, or each of its forms. */
const FORMS = DESKS.flatMap((desk) =>
  Object.keys(desk.forms ?? { '': desk }).map((form) => withForm(desk, form) ?? desk),
);

beforeEach(() => {
  openFakeDesk();
});

function open(desk: Desk, entry: DeskEntry) {
  const page = { id: 7, entry, version: 1, names: {}, trail: null };
  const { wrapper } = fakeRouter();
  return render(<DeskForm desk={desk} page={page} host="shop.example" />, { wrapper });
}

/** Whether a field is displayed with an entry, as its description says. */
const isDisplayed = (entry: DeskEntry, { when, shownFor }: DeskField): boolean =>
  [when, shownFor].every((one) => !one || one.in.includes(entry[one.field]));

describe.each(FORMS.map((desk) => [`${desk.name} ${desk.open?.form ?? ''}`, desk] as const))(
  'the form of %s',
  (_, described) => {
    test('draws each of its fields', async () => {
      const rules = await rulesOf(described);
      const desk = withRules(described, rules);
      const entry: DeskEntry = { ...rules.getDefault() };
      const { container } = open(desk, entry);
      const fields = desk.panels.flatMap((panel) => panel.fields);
      // The editor of rich texts comes later than the form.
      const isRich = fields.some((field) => field.kind === 'rich' && isDisplayed(entry, field));
      if (isRich) {
        const editor = () => container.querySelector('[contenteditable]');
        await waitFor(() => expect(editor()).not.toBeNull(), { timeout: 60_000 });
      }
      expect(fields.length).toBeGreaterThan(0);
      const missing = fields
        .filter((field) => isDisplayed(entry, field))
        .filter(({ label }) => !container.textContent?.includes(label));
      expect(missing.map(({ name }) => name)).toEqual([]);
    });
  },
);

describe('a fact of goods', () => {
  const roast = {
    ...{ key: 'roast', name: 'Roast', help: 'How dark', kind: 'choices', unit: '' },
    ...{ of: [408], demandedBy: [], places: [], isFilter: true },
    choices: [
      { key: 'light', name: 'Light' },
      { key: 'dark', name: 'Dark' },
    ],
  } as unknown as Parameters<typeof withFactFields>[1][number];
  const desk = withFactFields(
    {
      ...DESKS[0],
      panels: [
        {
          title: 'On the label',
          fields: [{ name: 'category_id', label: 'Category', kind: 'number' }],
        },
      ],
    } as Desk,
    [roast],
  );
  const group = () => screen.queryByRole('group', { name: /^Roast/ });

  test('is asked of the goods of its categories alone', () => {
    open(desk, { name: 'Beans', category_id: 408, facts: {} });
    expect(group()).toBeVisible();
  });

  test('is not asked of others', () => {
    open(desk, { name: 'Lamp', category_id: 12, facts: {} });
    expect(group()).toBeNull();
  });

  test('may have several choices', async () => {
    open(desk, { name: 'Beans', category_id: 408, facts: { roast: ['light'] } });
    const user = userEvent.setup({ delay: null });
    expect(screen.getByRole('checkbox', { name: 'Light' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Dark' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});
