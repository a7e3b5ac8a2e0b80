import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleInvoice } from '@/__tests__/support/sample-invoice';
import { size } from '@/__tests__/support/size';
import type { InvoiceLine } from '@/shop-api/providers/invoice/invoice-document';

const CARTS = size({ quick: 300, heavy: 10_000 });

const cart = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      pricePaise: fc.integer({ min: 1, max: 500_000 }),
      gstPercent: fc.constantFrom(0, 3, 5, 12, 18, 40),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  discountPaise: fc.integer({ min: 0, max: 300_000 }),
  shippingPaise: fc.constantFrom(0, 10_000, 9999),
  stateName: fc.constantFrom('Gujarat', 'Maharashtra'),
});

const taxOf = (line: Pick<InvoiceLine, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>) =>
  line.cgstPaise + line.sgstPaise + line.igstPaise;

/** Returns gross × percent / (100 + percent) by integers only, half a paisa up. */
function exactIgst(gross: bigint, percent: bigint): bigint {
  const whole = 100n + percent;
  return (2n * gross * percent + whole) / (2n * whole);
}

const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

test(`an invoice adds up to the order, to the paisa, for ${CARTS} carts`, () => {
  fc.assert(
    fc.property(cart, (sale) => {
      const { invoice, price } = sampleInvoice(sale);
      expect(invoice.sums.totalPaise).toBe(price.totalPaise);
      if (invoice.isWithinState) expect(taxOf(invoice.sums)).toBe(price.gstPaise);
      expect(invoice.sums.taxablePaise).toBe(price.totalPaise - taxOf(invoice.sums));
      expect(total(invoice.lines.map((line) => line.grossPaise))).toBe(
        price.goodsPaise + price.shippingPaise,
      );
      expect(total(invoice.lines.map((line) => line.discountPaise))).toBe(price.discountPaise);
      expect(invoice.roundingPaise).toBe(0);
      for (const line of [...invoice.lines, ...invoice.rates]) {
        expect(line.taxablePaise + taxOf(line)).toBe(line.totalPaise);
      }
      for (const sums of [invoice.sums, ...invoice.lines, ...invoice.rates]) {
        expect(sums.cgstPaise).toBe(sums.sgstPaise);
      }
      const { cgstPaise, sgstPaise, igstPaise } = invoice.sums;
      expect(sale.stateName === 'Gujarat' ? igstPaise : cgstPaise + sgstPaise).toBe(0);
      expect(total(invoice.rates.map((rate) => rate.totalPaise))).toBe(price.totalPaise);
    }),
    { numRuns: CARTS },
  );
});

const COFFEE = { quantity: 1, pricePaise: 49_500, gstPercent: 5 };
const SALT = { quantity: 1, pricePaise: 10_000, gstPercent: 0 };

test("tax is split into CGST and SGST within the seller's state, and is IGST elsewhere", () => {
  const within = sampleInvoice({ lines: [COFFEE] }).invoice;
  expect(within.lines[0]).toMatchObject({
    taxablePaise: 47_142,
    cgstPaise: 1179,
    sgstPaise: 1179,
    igstPaise: 0,
  });
  expect(within.placeOfSupply).toEqual({ state: 'Gujarat', code: '24' });
  const elsewhere = sampleInvoice({ lines: [COFFEE], stateName: 'Maharashtra' }).invoice;
  expect(elsewhere.lines[0]).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 2357 });
  expect(elsewhere.placeOfSupply).toEqual({ state: 'Maharashtra', code: '27' });
});

test('IGST is rounded once from the inclusive total of a printed line', () => {
  const { invoice } = sampleInvoice({
    lines: [{ quantity: 1, pricePaise: 4_074, gstPercent: 18 }],
    shippingPaise: 0,
    stateName: 'West Bengal',
  });
  expect(invoice.lines[0]).toMatchObject({ taxablePaise: 3_453, igstPaise: 621 });
});

test('IGST of every line and rate is what an accountant recomputes, for any cart', () => {
  fc.assert(
    fc.property(cart, (sale) => {
      const { invoice } = sampleInvoice({ ...sale, stateName: 'Maharashtra' });
      for (const { totalPaise, gstPercent, igstPaise } of invoice.lines) {
        expect(BigInt(igstPaise)).toBe(exactIgst(BigInt(totalPaise), BigInt(gstPercent)));
      }
      expect(invoice.sums.igstPaise).toBe(total(invoice.lines.map((line) => line.igstPaise)));
      expect(invoice.sums.igstPaise).toBe(total(invoice.rates.map((rate) => rate.igstPaise)));
    }),
    { numRuns: CARTS },
  );
});

test('the delivery is taxed at the rates of the goods', () => {
  const { invoice } = sampleInvoice({ lines: [COFFEE, SALT] });
  const delivery = invoice.lines.slice(2);
  expect(delivery.map((line) => [line.gstPercent, line.totalPaise, taxOf(line)])).toEqual([
    [0, 1681, 0],
    [5, 8319, 396],
  ]);
});

test('the title of an invoice depends on the goods', () => {
  const titleOf = (...lines: (typeof COFFEE)[]) => sampleInvoice({ lines }).invoice.title;
  expect(titleOf(COFFEE)).toBe('Tax Invoice');
  expect(titleOf(SALT)).toBe('Bill of Supply');
  expect(titleOf(COFFEE, SALT)).toBe('Invoice-cum-Bill of Supply');
});

test('a gift card is a means of payment: tax and total stay the same', () => {
  const plain = sampleInvoice({ lines: [COFFEE] }).invoice;
  const gifted = sampleInvoice({ lines: [COFFEE], giftCardPaise: 20_000 }).invoice;
  expect(gifted.sums).toEqual(plain.sums);
  expect(gifted.totalInWords).toBe(plain.totalInWords);
  expect([gifted.giftCardPaise, gifted.payablePaise]).toEqual([20_000, 39_500]);
});

test('the dates are those in India', () => {
  const { invoice } = sampleInvoice({ lines: [COFFEE] });
  expect([invoice.order.placedOn, invoice.issuedOn]).toEqual(['21/11/2026', '21/11/2026']);
});
