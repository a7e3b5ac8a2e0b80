import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { CountStock } from '@/components/desk/stock/count-stock.client';
import { stockMessages } from '@/contract/messages/staff-stock';

const user = userEvent.setup({ delay: null });
const COFFEE = {
  ...{ id: 1001, name: 'Hill Coffee', sku: 'VNY-1001', is_published: true, product_image: null },
  ...{ stock: 10, in_orders: 2, on_shelf: 12, low_mark: 10 },
};

let sent: { body: unknown; key: string | null }[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () =>
    Response.json({ status: true, data: { stock: 9, in_orders: 2, on_shelf: 11, missing: 0 } });
  openFakeApi(async (url, request) => {
    if (request.method === 'GET') {
      const isKnown = url.searchParams.get('code') === COFFEE.sku;
      return Response.json({ data: isKnown ? [COFFEE] : [] });
    }
    sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
    return answer();
  });
  render(<CountStock />);
});

const find = (code: string) =>
  user.type(screen.getByRole('textbox', { name: /Barcode or SKU/ }), `${code}{Enter}`);
const pieces = () => screen.findByRole('textbox', { name: /Pieces on the shelf/ });

describe('counting in the store room', () => {
  test('goes from a code to a number to the next code without a tap', async () => {
    await find(COFFEE.sku);
    expect(await pieces()).toHaveFocus();
    expect(screen.getByText('12 expected, with 2 of orders that wait for packing')).toBeVisible();
    await user.keyboard('11{Enter}');
    expect(await screen.findByText('11, 1 fewer than expected')).toBeVisible();
    expect(sent).toMatchObject([{ body: { seen: 12, counted: 11 } }]);
    expect(screen.getByRole('textbox', { name: /Barcode or SKU/ })).toHaveFocus();
  });

  test('says that no product has a code', async () => {
    await find('4006381333931');
    expect(await screen.findByRole('alert')).toHaveTextContent('4006381333931');
  });

  test('takes whole numbers only', async () => {
    await find(COFFEE.sku);
    await user.type(await pieces(), '1.5{Enter}');
    expect(await screen.findByText('Counted must be a whole number')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('shows the shelf as it is now where it has changed meanwhile', async () => {
    await find(COFFEE.sku);
    await pieces();
    const refused = {
      ...{ status: false, code: 'conflict', reason: 'shelf_changed' },
      message: stockMessages.shelfChanged,
      details: {
        ...{ version: 5, by: 'Ravi', at: '2026-11-27T06:30:00Z' },
        current: { stock: 10, in_orders: 0, on_shelf: 10 },
      },
    };
    answer = () => Response.json(refused, { status: 409 });
    await user.type(await pieces(), '12{Enter}');
    expect(await screen.findByText(stockMessages.shelfChanged)).toBeVisible();
    expect(await screen.findByText('10 expected')).toBeVisible();
  });

  test('sends a count again under the same key after a lost answer', async () => {
    await find(COFFEE.sku);
    const good = answer;
    answer = () => Response.error();
    await user.type(await pieces(), '11{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    answer = good;
    await user.type(await pieces(), '{Enter}');
    expect(await screen.findByText('11, 1 fewer than expected')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('says offline that nothing was sent', async () => {
    await find(COFFEE.sku);
    document.documentElement.toggleAttribute('data-offline', true);
    await user.type(await pieces(), '11{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent).toEqual([]);
    document.documentElement.toggleAttribute('data-offline', false);
  });
});
