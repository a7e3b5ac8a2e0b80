import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { SETTING_RULES } from '@/contract/settings/setting-rules';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shopProfile } from '@/contract/shop/shop';
import { settingDesk } from '@/lib/desk/descriptions/settings/settings';
import { withForm } from '@/lib/desk/entry-forms';
import { withRules } from '@/lib/desk/with-rules';
import { removeAllDrafts } from '@/lib/forms/draft-store';

const user = userEvent.setup({ delay: null });
const PLACES: Record<string, object[]> = {
  '/api/places/states/101': [{ id: 12, name: 'Gujarat' }],
  '/api/places/cities/12': [
    { id: 57606, name: 'Ahmedabad' },
    { id: 57850, name: 'Surat' },
  ],
};

let sent: { path: string; fields: Record<string, unknown> }[];

beforeEach(() => {
  removeAllDrafts();
  sent = [];
  openFakeApi(async (url, request) => {
    const places = PLACES[url.pathname];
    if (places) return Response.json({ places });
    sent.push({ path: url.pathname, fields: (await request.json()).fields });
    return Response.json({ status: true, version: 1 });
  });
});

function open(key: keyof typeof SETTING_RULES, entry: object) {
  const desk = withForm(settingDesk, key);
  if (!desk) throw new Error(`There is no form of ${key}`);
  const trail = { data: [], total_count: 0, total_pages: 1 };
  const page = { id: key, entry: { ...entry }, version: 0, names: {}, trail };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DeskForm desk={withRules(desk, SETTING_RULES[key])} page={page} host="shop.example" />
    </SWRConfig>,
    { wrapper: fakeRouter().wrapper },
  );
}

const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const groupOf = (name: string) => within(screen.getByRole('group', { name }));

test('a licence is refused at its own number, and then saved with all the others', async () => {
  open('company', shopProfile);
  await user.click(screen.getByRole('button', { name: 'Add a licence' }));
  const licence = groupOf('Licence 4');
  await fill(user, licence.getByLabelText(/^Licence \*/), 'FSSAI of the kitchen');
  await user.type(licence.getByLabelText(/^Licence number/), '123');
  await save();
  expect(
    await screen.findByText('An FSSAI number has 14 digits', { selector: 'span' }),
  ).toBeVisible();
  const number = licence.getByLabelText(/^Licence number/);
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toBeInvalid();
  expect(sent).toEqual([]);
  await user.clear(number);
  await fill(user, number, '12345678901234');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.path).toBe('/api/desk/settings/company');
  expect(sent[0]?.fields).toEqual({
    ...shopProfile,
    licences: [
      ...shopProfile.licences,
      { label: 'FSSAI of the kitchen', number: '12345678901234' },
    ],
  });
});

test('an empty part of a fact that the rules demand is refused at its input', async () => {
  open('company', shopProfile);
  const street = groupOf('Registered address').getByLabelText(/^Street 1/);
  await user.clear(street);
  await save();
  await waitFor(() => expect(street).toHaveFocus());
  expect(street).toBeInvalid();
});

test('the own city is chosen within its state, or removed', async () => {
  open('delivery', DEFAULT_SETTINGS.delivery);
  const city = groupOf('Own city');
  await user.click(city.getByRole('button', { name: 'Remove Ahmedabad' }));
  await save();
  await waitFor(() => expect(sent[0]?.fields.free_city).toBeNull());
  await waitFor(() => expect(city.getByLabelText('State of the city')).toBeEnabled());
  await user.selectOptions(city.getByLabelText('State of the city'), 'Gujarat');
  await waitFor(() => expect(city.getByLabelText('City')).toBeEnabled());
  await user.selectOptions(city.getByLabelText('City'), 'Surat');
  await save();
  await waitFor(() => expect(sent[1]?.fields.free_city).toEqual({ id: 57850, name: 'Surat' }));
});

test('PIN codes are pasted with anything between them, and a wrong one is refused', async () => {
  open('pins', { served: [], not_served: [] });
  const served = screen.getByLabelText(/^Delivered to/);
  await user.click(served);
  await user.paste('38\n395, 400001 0123');
  await save();
  expect(await screen.findByText(/digits of PIN codes/)).toBeVisible();
  await user.clear(served);
  await user.paste('38\n395, 400001');
  await save();
  await waitFor(() =>
    expect(sent[0]?.fields).toEqual({ served: ['38', '395', '400001'], not_served: [] }),
  );
});

test('an hour of the week that stands twice is said below the hours', async () => {
  const monday = { week_day: 1, starts_at: '09:30', places: 1 };
  open('consultation', { fee: 500, minutes: 20, hours: [monday], days_off: [] });
  expect(screen.queryByRole('button', { name: /^Move time/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  await fill(user, groupOf('Time 2').getByLabelText(/^Begins at/), '09:30');
  await user.type(groupOf('Time 2').getByLabelText(/^Places/), '2');
  await save();
  expect(await screen.findByText('This time is in the list twice')).toBeVisible();
  await user.selectOptions(groupOf('Time 2').getByLabelText(/^Weekday/), 'Tuesday');
  await save();
  await waitFor(() =>
    expect(sent[0]?.fields.hours).toEqual([monday, { ...monday, week_day: 2, places: 2 }]),
  );
});
