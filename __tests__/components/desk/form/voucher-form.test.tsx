import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { openFakeDesk, save, user } from '@/__tests__/support/open-desk-form';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { DeskCell } from '@/components/desk/list/desk-cell';
import { endpoints } from '@/contract/endpoints';
import { voucherDeskMessages } from '@/contract/messages/staff-vouchers';
import { hasRole } from '@/contract/shop/roles';
import { voucherFields } from '@/contract/vouchers/voucher-desk';
import { voucherDesk } from '@/lib/desk/descriptions/vouchers';
import { withRules } from '@/lib/desk/with-rules';

let desk: ReturnType<typeof openFakeDesk>;

beforeEach(() => {
  desk = openFakeDesk();
});

const USE = { order: 'VN100001', customer: 'Asha Rao', discount: 99, at: '2026-11-27T04:30:00Z' };
const OLDER = { ...USE, order: 'VN100000', customer: 'Ravi Iyer' };

/** Opens the form of a voucher of ten percent, which two orders have used. */
function openVoucher(given: object = { code: 'TENOFF', percent: 10 }, maySeeUses = true) {
  const entry = { ...voucherFields.getDefault(), ...given };
  const related = maySeeUses ? { data: [USE], total_count: 2, total_pages: 2 } : undefined;
  const page = { id: 7, entry, version: 1, names: {}, trail: null, related };
  const { wrapper } = fakeRouter();
  render(
    <DeskForm desk={withRules(voucherDesk, voucherFields)} page={page} host="shop.example" />,
    { wrapper },
  );
}

const percent = () => screen.getByRole('textbox', { name: /^Percentage/ });
const amount = () => screen.getByRole('textbox', { name: /^Amount/ });

test('a voucher takes a percentage or an amount: one of them empties the other', async () => {
  openVoucher();
  await user.type(amount(), '50');
  expect([percent(), amount()].map((input) => (input as HTMLInputElement).value)).toEqual([
    '',
    '50',
  ]);
  await save();
  await waitFor(() => expect(desk.sent[0]?.body).toHaveProperty('fields.amount', 50));
  expect(desk.sent[0]?.body).toHaveProperty('fields.percent', null);
});

test('a voucher without either says so at the field, until one is typed', async () => {
  openVoucher();
  await user.clear(percent());
  await save();
  expect(await screen.findByText(voucherDeskMessages.percentOrAmount)).toBeVisible();
  expect(amount()).toBeInvalid();
  await user.type(percent(), '5');
  await waitFor(() => expect(amount()).toBeValid());
});

test('its uses are below its form, and older ones are read on demand', async () => {
  desk.answer = () =>
    Response.json({ status: true, data: [OLDER], total_count: 2, total_pages: 2 });
  openVoucher();
  const uses = screen.getByRole('table', { name: 'Uses' });
  expect(within(uses).getByRole('row', { name: /VN100001 Asha Rao ₹99.00/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Older ones' }));
  expect(await within(uses).findByText('Ravi Iyer')).toBeVisible();
  expect(desk.sent.map(({ path }) => path)).toEqual(['/api/desk/vouchers/7/uses?page=2']);
  expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull();
});

test.each([
  [{ percent: 10, amount: null, uses: 3, uses_in_all: 100 }, '10 %', '3 of 100'],
  [{ percent: null, amount: 50, uses: 1200, uses_in_all: null }, '₹50.00', '1,200'],
])('the list says what %j is worth and how often it was used', (row, worth, uses) => {
  const cells = ['percent', 'uses'].map((wanted) => {
    const column = voucherDesk.columns.find(({ name }) => name === wanted);
    if (!column) throw new Error(`The list has ${wanted}`);
    const { container } = render(<DeskCell column={column} row={row} />);
    return container.textContent;
  });
  expect(cells).toEqual([worth, uses]);
});

test('whoever may not see orders has the form without the uses, which name customers', () => {
  expect(hasRole(['catalogue'], endpoints.listVoucherUses.role)).toBe(false);
  openVoucher({ code: 'TENOFF', percent: 10 }, false);
  expect(percent()).toHaveValue('10');
  expect(screen.queryByText('Asha Rao')).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Uses/ })).toBeNull();
});
