import { beforeAll, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { applyPaymentEvent, paymentEventFor } from '@/__tests__/support/buy-membership';
import { AHMEDABAD, buyer, crowd, type Person, paymentBody } from '@/__tests__/support/buyer';
import { assertInvariants } from '@/__tests__/support/invariants';
import {
  anySale,
  arrangeSale,
  discountOf,
  goodsOf,
  isMeant,
  meantOf,
  type Sale,
  shippingOf,
} from '@/__tests__/support/sale';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { PAYU } from '@/__tests__/support/test-deps';
import { toForm } from '@/__tests__/support/to-form';
import { invoices } from '@/shop-api/db/schema/invoices';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { igstInside } from '@/shop-api/domain/kernel/price-cart';
import { attemptOf } from '@/shop-api/domain/payments/payment';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';
import { payu } from '@/shop-api/providers/payment/payu/payu';
import { readPaise } from '@/shop-api/providers/payment/signed-values';

const SALES = size({ quick: 25, heavy: 2_000 });
const LIMIT_MS = 30_000 + SALES * 1_000;
const STAFF = 3;

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Returns twice the tax of half the rate, by integers only: floor(x + 1/2). */
function exactTax(gross: number, percent: number): number {
  const whole = 100n + BigInt(percent);
  return 2 * Number((BigInt(gross) * BigInt(percent) + whole) / (2n * whole));
}

const taxOf = ({ sums }: InvoiceDocument) => sums.cgstPaise + sums.sgstPaise + sums.igstPaise;
const igstOf = ({ lines }: InvoiceDocument) =>
  total(lines.map((line) => igstInside(line.totalPaise, line.gstPercent)));

onEachApp((app) => {
  let asha: Person;
  let home: number;
  let staff: Record<string, string>;

  beforeAll(async () => {
    [asha] = (await crowd(app, 1, 'Of many orders')) as [Person];
    home = (await buyer(app, asha.customerId, AHMEDABAD)).addressId;
    staff = await app.customer(STAFF);
  });

  /** Orders online, pays and packs; returns every record that contains the sum. */
  async function sell(sale: Sale) {
    const voucher = await arrangeSale(app, asha.customerId, sale);
    const { who } = asha;
    const addressId = sale.isAtHome ? home : asha.addressId;
    const body = await paymentBody(app, { who, addressId }, { voucher });
    const sent = { who, body: toForm(body) };
    const { body: link } = await app.call('POST /get-order-payment-link/', sent);
    const [payment] = await app.db.select().from(payments).where(eq(payments.txnid, link.txn_id));
    if (!payment?.orderId) throw new Error(JSON.stringify(link));
    const id = payment.orderId;
    await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
    await app.call(`POST /orders/${id}/move/`, { who: staff, body: { to: 'Packed' } });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
    const [invoice] = await app.db.select().from(invoices).where(eq(invoices.orderId, id));
    if (!order || !invoice) throw new Error('A packed order has an invoice');
    const attempt = attemptOf(payment, { publicOrigin: 'https://vanya.example' });
    return {
      ...{ body, order, payment },
      lines: await app.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, id))
        .orderBy(asc(orderLines.id)),
      detail: (await app.call(`GET /orders/${id}`, { who })).body.data,
      form: await payu(PAYU).createLink(attempt),
      invoice: invoice.document as InvoiceDocument,
    };
  }

  test(
    `the sum is the same in every document, to the paisa, in ${SALES} sales`,
    async () => {
      const holds = fc.asyncProperty(anySale, async (sale) => {
        const { body, order, payment, lines, detail, form, invoice } = await sell(sale);
        const due = goodsOf(sale.lines) - discountOf(sale) + shippingOf(sale);
        expect({
          displayed: Math.round(body.amount * 100),
          order: order.payablePaise,
          payment: payment.amountPaise,
          gateway: readPaise(form.fields.amount ?? ''),
          detail: Math.round(detail.final_total * 100),
          invoice: invoice.sums.totalPaise,
          rates: total(invoice.rates.map((rate) => rate.totalPaise)),
          lines: total(lines.map((l) => l.totalPaise - l.discountPaise + l.shippingPaise)),
        }).toEqual({
          ...{ displayed: due, order: due, payment: due, gateway: due, detail: due },
          ...{ invoice: due, rates: due, lines: due },
        });
        expect([body.tax_amount, detail.tax_amt]).toEqual([
          order.gstPaise / 100,
          order.gstPaise / 100,
        ]);
        expect([taxOf(invoice), invoice.roundingPaise]).toEqual([
          invoice.isWithinState ? order.gstPaise : igstOf(invoice),
          0,
        ]);
        for (const [index, line] of lines.entries()) {
          const { gstRate } = sale.lines[index] ?? { gstRate: -1 };
          expect(line).toMatchObject({
            gstPercent: gstRate,
            gstPaise: exactTax(line.totalPaise - line.discountPaise, gstRate),
            shippingGstPaise: exactTax(line.shippingPaise, gstRate),
          });
          // The share of the discount differs from the exact one by less than a paisa.
          const weight = isMeant(sale, index) ? line.totalPaise : 0;
          const share = (discountOf(sale) * weight) / meantOf(sale);
          expect(Math.abs(line.discountPaise - share)).toBeLessThan(1);
        }
      });
      await fc.assert(holds, { numRuns: SALES });
      await assertInvariants(app.db);
    },
    LIMIT_MS,
  );
});
