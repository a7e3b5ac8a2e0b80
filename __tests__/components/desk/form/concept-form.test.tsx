import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { openFakeDesk, save, user } from '@/__tests__/support/open-desk-form';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { conceptFields } from '@/contract/catalogue/concept-desk';
import { conceptDesk } from '@/lib/desk/descriptions/search-concepts';
import { titleOf } from '@/lib/desk/entry-forms';
import { readFilled } from '@/lib/desk/filled';
import { withRules } from '@/lib/desk/with-rules';

let desk: ReturnType<typeof openFakeDesk>;

beforeEach(() => {
  desk = openFakeDesk();
});

/** Opens the form of a new meaning, with what the address says. */
function openNew(given: Record<string, string>) {
  const filled = readFilled(conceptDesk, given);
  const entry = conceptFields.getDefault();
  const page = { id: undefined, entry, version: 0, names: {}, trail: null, filled };
  const { wrapper } = fakeRouter();
  render(
    <DeskForm desk={withRules(conceptDesk, conceptFields)} page={page} host="shop.example" />,
    { wrapper },
  );
}

const words = () => screen.getByRole('textbox', { name: /^Words of shoppers/ });

test('a search that is explained is filled in, unsaved, and its names are one a line', async () => {
  openNew({ names: 'kabz', kind: 'word', meanings: '' });
  expect(words()).toHaveValue('kabz');
  await user.type(words(), '{Enter}{Enter} constipation ');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'A use');
  await user.type(screen.getByLabelText(/^What is searched/), 'triphala');
  await save();
  await waitFor(() => expect(desk.sent).toHaveLength(1));
  expect(desk.sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/desk/search-concepts',
    body: {
      fields: {
        kind: 'use',
        names: ['kabz', 'constipation'],
        meanings: ['triphala'],
        is_active: true,
      },
    },
  });
});

test('an address fills in nothing but texts of the form', () => {
  expect(readFilled(conceptDesk, { names: 'x', kind: 'use', is_active: '1', other: 'y' })).toEqual({
    names: 'x',
  });
});

test('a meaning is named by its first words', () => {
  const names = ['ghee', 'ghrita', 'घी', 'ghi', 'toop', 'tup'];
  expect(titleOf(conceptDesk, { names })).toBe('ghee, ghrita, घी, ghi and 2 more');
  expect(titleOf(conceptDesk, { names: ['ghee'] })).toBe('ghee');
});
