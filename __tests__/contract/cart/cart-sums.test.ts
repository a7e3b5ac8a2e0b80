import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleInvoice } from '@/__tests__/support/sample-invoice';
import { size } from '@/__tests__/support/size';
import { PAYU } from '@/__tests__/support/test-deps';
import type { Address } from '@/contract/accounts/address';
import { sumsDue } from '@/contract/cart/cart-sums';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { toPaise, toRupees } from '@/contract/shop/money';
import { AHMEDABAD_ID, DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { readFigures, writeFigures } from '@/lib/server/shopper/checkout-figures';
import { EMPTY_CART } from '@/lib/view/cart';
import { cartTotals } from '@/shop-api/domain/cart/cart-totals';
import { payu } from '@/shop-api/providers/payment/payu/payu';
import { readPaise } from '@/shop-api/providers/payment/signed-values';

const CARTS = size({ quick: 1_000, heavy: 10_000 });
const LIMIT_MS = 120_000;

/** Carts of up to ₹54 lakh: the checkout takes amounts of up to a crore. */
const cart = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      pricePaise: fc.integer({ min: 1, max: 900_000 }),
      gstPercent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  discountPaise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })),
  cityId: fc.constantFrom(null, AHMEDABAD_ID),
  stateName: fc.constantFrom('Gujarat', 'Maharashtra'),
});

const { delivery } = DEFAULT_SETTINGS;
const ADDRESS = 1;
const giftBalance = 0;

/** The figures that the checkout sends, as its page has written them. */
function checkoutOf(totals: ReturnType<typeof cartTotals>, shipping: number) {
  const addresses = [{ id: ADDRESS, shipping_amt: shipping } as Address];
  const view = {
    cart: { ...EMPTY_CART, ...totals },
    addresses,
    giftBalance,
    voucher: { code: '' },
  };
  const { amount, tax } = readFigures(writeFigures(view), { address: ADDRESS, usesGift: false });
  return { amountPaise: toPaise(amount), taxPaise: toPaise(tax) };
}

/** The amount in the form of the gateway. */
async function gatewayAmount(amountPaise: number) {
  const { fields } = await payu(PAYU).createLink({
    ...{ txnid: 'VN1', amountPaise, currency: 'INR', product: 'Order', notes: [] },
    customer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919825000000' },
    returnUrl: 'https://vanya.example',
    expiresAt: new Date('2026-11-22T10:00:00Z'),
    reference: null,
  });
  return readPaise(fields.amount ?? '');
}

test(
  `a sum and its tax are the same from cart to invoice, line by line, for ${CARTS} carts`,
  async () => {
    const holds = fc.asyncProperty(cart, async (sale) => {
      const lines = sale.lines.map((line) => ({ ...line, mrpPaise: line.pricePaise }));
      const totals = cartTotals({ delivery, lines, discountPaise: sale.discountPaise });
      const goodsPaise = toPaise(totals.total);
      const charge = chargeFor(delivery, { goodsPaise, cityId: sale.cityId, isMember: false });
      const shipping = toRupees(charge.paise);
      const inCart = sumsDue(totals, shipping);
      const { price, invoice } = sampleInvoice({ ...sale, shippingPaise: charge.paise });
      const { sums } = invoice;
      const tax = sums.cgstPaise + sums.sgstPaise + sums.igstPaise;
      expect({
        checkout: checkoutOf(totals, shipping),
        order: { amountPaise: price.totalPaise, taxPaise: price.gstPaise },
        gateway: await gatewayAmount(price.totalPaise),
        invoice: {
          amountPaise: sums.totalPaise + invoice.roundingPaise,
          taxPaise: invoice.isWithinState ? tax : inCart.taxPaise,
        },
      }).toEqual({
        checkout: inCart,
        order: inCart,
        gateway: inCart.amountPaise,
        invoice: inCart,
      });
      for (const [index, { gstPaise }] of price.lines.entries()) {
        const { cgstPaise = 0, sgstPaise = 0, igstPaise = 0 } = invoice.lines[index] ?? {};
        const apart = Math.abs(cgstPaise + sgstPaise + igstPaise - gstPaise);
        expect(apart).toBeLessThanOrEqual(invoice.isWithinState ? 0 : 1);
      }
    });
    await fc.assert(holds, { numRuns: CARTS });
  },
  LIMIT_MS,
);
