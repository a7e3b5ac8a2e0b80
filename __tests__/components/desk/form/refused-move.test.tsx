import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { openFakeDesk, refusal, user } from '@/__tests__/support/open-desk-form';
import { sampleDesk, sampleEntry } from '@/__tests__/support/sample-desk';
import { DeskForm } from '@/components/desk/form/desk-form.client';

const NO_QUANTITY = 'Net quantity must be on the page';
const NO_BRAND = 'A brand is needed';
let desk: ReturnType<typeof openFakeDesk>;

beforeEach(async () => {
  desk = openFakeDesk();
  const errors = { quantity: [NO_QUANTITY], size_group: [NO_BRAND] };
  desk.answer = () => refusal(422, { code: 'invalid', reason: 'facts_missing', errors });
  const trail = { data: [], total_count: 0, total_pages: 1 };
  const entry = { ...sampleEntry, quantity: null };
  const names = { 'brands 3': 'Aranya' };
  const page = { id: 7, entry, version: 4, names, trail };
  // Rules of a desk that there is; most fields of the sample have none.
  const goods = { ...sampleDesk, name: 'tags' };
  render(<DeskForm desk={goods} page={page} host="shop.example" />, {
    wrapper: fakeRouter().wrapper,
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
});

const family = () => screen.getByRole('textbox', { name: 'Size family' });

describe('a move that fields are refused for', () => {
  test('names them at their places, and leads to the first one', async () => {
    await waitFor(() => expect(family()).toHaveFocus());
    expect(family()).toHaveAccessibleDescription(NO_BRAND);
    expect(screen.getByRole('group', { name: 'Net quantity' })).toHaveAccessibleDescription(
      NO_QUANTITY,
    );
    expect(screen.getByText('2 fields to correct')).toBeVisible();
    expect(desk.toasts).toEqual([]);
  });

  test('says so until the field is another, not only until somebody passes by', async () => {
    await waitFor(() => expect(family()).toHaveFocus());
    await user.tab();
    await user.tab();
    expect(family()).toHaveAccessibleDescription(NO_BRAND);
    await user.type(family(), 'Ghee');
    await waitFor(() => expect(family()).toBeValid());
  });
});
