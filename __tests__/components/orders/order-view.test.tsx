import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleOrder } from '@/__tests__/support/sample-order';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { OrderView } from '@/components/orders/order-view';
import type { DisplayedOrder } from '@/lib/view/orders';

const { wrapper } = fakeRouter();
const draw = (changes: Partial<DisplayedOrder> = {}) =>
  render(
    <OrderView
      order={sampleOrder(changes)}
      review={() => <button type="button">Write a review</button>}
    />,
    {
      wrapper,
    },
  );
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('an order', () => {
  test('of goods and packing links the goods to their page, and the packing to none', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Arabica Beans' })).toHaveAttribute(
      'href',
      '/products/1001/arabica-beans',
    );
    expect(screen.queryByRole('link', { name: /Gift Box/ })).toBeNull();
  });

  test.each([
    ['Pending', 0],
    ['Shipped', 0],
    ['Cancelled', 0],
    ['Delivered', 1],
  ] as const)('in state %s takes %i reviews: of delivered goods, never of packing', (...given) => {
    const [order_status, reviews] = given;
    draw({ order_status });
    expect(screen.queryAllByRole('button', { name: 'Write a review' })).toHaveLength(reviews);
  });

  test('to collect shows its store and its code in place of the addresses', () => {
    const collect = {
      store_name: 'Flagship',
      ...{ opens_at: '09:30:00', closes_at: '21:00:00', weekly_off: null },
      phone: '+91 00000 12001',
    };
    draw({ order_status: 'Packed', is_collected: true, collect, collect_code: '048213' });
    expect(screen.getByText('048213')).toBeVisible();
    expect(screen.getByText(/9:30 am to 9:00 pm/)).toBeVisible();
    expect(screen.getAllByText('Ready to collect')).not.toHaveLength(0);
    expect(screen.queryByText('Shipping and billing address')).toBeNull();
    expect(screen.getAllByText('Pay at the store')).not.toHaveLength(0);
  });

  test.each([
    ['Shipped', 'Follow your parcel: Delhivery 42'],
    ['Delivered', 'Your parcel at the carrier: Delhivery 42'],
  ] as const)('in state %s names its parcel: %s', (order_status, name) => {
    const url = 'https://carrier.example/42';
    draw({ order_status, shipment: { carrier: 'Delhivery', tracking_number: '42', url } });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  });

  test.each([
    ['Pending', 'Online Payment', false, ['Not paid yet', 'Invoice when it is packed']],
    ['Pending', 'Cash on Delivery', false, ['Pay on delivery', 'Invoice when it is packed']],
    ['Shipped', 'Online Payment', true, ['Paid online', 'Invoice when it is packed']],
  ])(
    'that is %s, %s, paid: %s, says its payment once',
    (order_status, pay_type, is_paid, facts) => {
      draw({ order_status, pay_type, is_paid } as Partial<DisplayedOrder>);
      const [, ...said] = within(
        screen.getByText(/^Placed/, { selector: 'li' }).closest('ul') ?? document.body,
      )
        .getAllByRole('listitem')
        .map((item) => item.textContent);
      expect(said).toEqual(facts);
    },
  );

  test('with a request under way leads to it from its head', () => {
    render(<OrderView order={sampleOrder()} review={() => null} openRequest="order-returns" />, {
      wrapper,
    });
    expect(screen.getByRole('link', { name: 'Replacement or refund under way' })).toHaveAttribute(
      'href',
      '#order-returns',
    );
  });

  test('without a request under way has no link to one', () => {
    draw({ order_status: 'Delivered' });
    expect(screen.queryByRole('link', { name: /under way/ })).toBeNull();
  });

  test('in Hindi keeps the note of a gift as it was typed', () => {
    const gift = sampleOrder({ is_gift: true, gift_message: 'May' });
    const inHindi = (
      <HindiTexts>
        <OrderView order={gift} review={() => null} />
      </HindiTexts>
    );
    render(inHindi, { wrapper });
    expect(screen.getByText('May', { selector: 'q' })).toBeVisible();
  });

  test('offers help that names it', () => {
    draw();
    const help = within(screen.getByRole('region', { name: 'Help with this order' }));
    expect(help.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
      'href',
      expect.stringContaining('VN100007'),
    );
  });

  test('to be paid on delivery offers Accept and Pay quietly, as the specification says', () => {
    draw({ order_status: 'Shipped' });
    expect(button('Accept and Pay ₹655.00')).toBeVisible();
  });

  test('that waits for its online payment is paid, or becomes a cash order', () => {
    draw({ pay_type: 'Online Payment' });
    expect(button('Accept and Pay ₹655.00')).toBeVisible();
    const cash = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay on delivery instead' });
    expect(cash.form).toHaveAttribute('action', '/api/orders/7/pay-on-delivery');
  });

  test('that is cancelled says neither that it is unpaid nor that it has no invoice', () => {
    draw({ order_status: 'Cancelled' });
    expect(screen.queryByText(/not paid|invoice/i)).toBeNull();
    expect(screen.getAllByText('Nothing was paid')[0]).toBeVisible();
  });

  test('with a withdrawn product names it without a link and without a review', () => {
    const [coffee] = sampleOrder().rated_product_info;
    if (!coffee) throw new Error('The sample has coffee');
    draw({ order_status: 'Delivered', rated_product_info: [{ ...coffee, is_sold: false }] });
    expect(screen.getByRole('heading', { name: 'Arabica Beans' })).toBeVisible();
    expect(screen.getByText('No longer sold')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Arabica Beans' })).toBeNull();
    expect(screen.queryByRole('button', { name: /review/i })).toBeNull();
  });

  test('that another order replaced says so, in its course and beside its days, with the way', () => {
    draw({ order_status: 'Cancelled', replaced_by: { id: 9, order_id: 'VN100009' } });
    const link = screen.getByRole('link', { name: 'Replaced by order VN100009' });
    expect(link).toHaveAttribute('href', '/orders/9');
  });

  test.each([
    ['nothing was paid', false, false],
    ['it is paid', true, true],
  ])('when %s, the question of cancelling speaks of returned money: %s', async (...given) => {
    const [, is_paid, returns] = given;
    draw({ is_paid });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    const said = within(screen.getByRole('dialog')).queryByText(/what you have paid comes back/);
    expect(said !== null).toBe(returns);
  });
});

test('an order of a business names it with its GSTIN, beside who receives the parcel', () => {
  draw({ gst_buyer: { gstin: '24AAPFU0939F1Z1', name: 'Neem Traders LLP' } });
  const billed = screen.getByRole('heading', { name: 'Billing address' }).parentElement;
  expect(billed).toHaveTextContent('Neem Traders LLPGSTIN 24AAPFU0939F1Z1');
  expect(screen.getByRole('heading', { name: 'Shipping address' }).parentElement).toHaveTextContent(
    'Asha Rao',
  );
});

describe('an unpaid order whose prices have changed', () => {
  const price_change = {
    figures: [{ name: 'price' as const, product: 'Arabica Beans', displayed: 495, now: 520 }],
    ...{ missing: [], shipping_amt: 100, tax_amt: 31, final_total: 680 },
  };
  const unpaid = { pay_type: 'Online Payment', price_change } as const;

  test('displays old and new figures beside each other, to accept or to cancel', () => {
    draw(unpaid);
    const row = screen.getByRole('row', { name: /Arabica Beans/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['₹495.00', '₹520.00']);
    expect(screen.getAllByRole('button', { name: /Accept and Pay/ })).toHaveLength(1);
    expect(button('Accept and Pay ₹680.00')).toBeVisible();
    expect(button('Cancel order')).toBeVisible();
  });

  test('cannot be paid when goods are sold out, and says which', () => {
    draw({ ...unpaid, price_change: { ...price_change, missing: ['Arabica Beans'] } });
    expect(screen.getByText('Arabica Beans is sold out.')).toBeVisible();
    expect(button(/Accept and Pay/)).toBeNull();
    expect(button(/Order again/)).toBeVisible();
  });
});
