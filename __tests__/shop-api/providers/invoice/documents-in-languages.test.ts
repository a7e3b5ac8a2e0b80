import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { sampleInvoice } from '@/__tests__/support/sample-invoice';
import { DELIVERY_METHODS } from '@/contract/orders/orders';
import { PAY_TYPES } from '@/contract/orders/payment-kinds';
import { REFUND_REASONS } from '@/contract/orders/refund-reasons';
import { RETURN_REASONS } from '@/contract/returns/return-states';
import { LANGUAGES, OTHER_LANGUAGES } from '@/contract/shop/languages';
import { composeCreditNote } from '@/shop-api/domain/invoices/credit-note';
import { printedIn } from '@/shop-api/domain/invoices/print-document';
import { invoiceWordsIn, textsIn } from '@/shop-api/domain/mail/language-of';
import { PLANS } from '@/shop-api/domain/memberships/plans';
import type { PrintedDocument } from '@/shop-api/providers/invoice/invoice-document';
import { pdfInvoices } from '@/shop-api/providers/invoice/pdf-invoices';

const LINES = [
  { quantity: 2, pricePaise: 49_500, gstPercent: 5 },
  { quantity: 1, pricePaise: 12_345_678, gstPercent: 18 },
];
const { invoice } = sampleInvoice({ lines: LINES, discountPaise: 5000, giftCardPaise: 20_000 });
const elsewhere = sampleInvoice({ lines: LINES, stateName: 'Maharashtra' }).invoice;
const billing = { gstin: '24AAPFU0939F1Z1', businessName: 'Asha Rao', address: null };
const business = sampleInvoice({ lines: LINES, stateName: 'Maharashtra', billing }).invoice;
const issued = { number: 'VC/26-27/000007', issuedAt: new Date('2026-11-29T18:30:00Z') };
const credit = { ...issued, invoice, isPaid: true };
const cancelled = composeCreditNote({ ...credit, reason: 'Cancelled' });
const { order: _, ...sold } = cancelled;
const membership = { plan: 'One year', from: '21/11/2026', until: '21/11/2027' };
const DOCUMENTS: [string, PrintedDocument][] = [
  ['an invoice', invoice],
  ['an invoice to another state', elsewhere],
  ['an invoice of a business', business],
  ['a credit note of a returned order', composeCreditNote({ ...credit, reason: 'Returned' })],
  ['a credit note of a part', { ...cancelled, reason: REFUND_REASONS.damaged, isOfPart: true }],
  ['a credit note of a membership', { ...sold, membership }],
];

/** Texts that no other language has: what people typed, names, codes and numbers. */
const AS_THEY_ARE =
  /Vanya( Organics)?|FSSAI|DEMO\/(AYU|COS)\/0000|GSTIN: \w+|HSN|Asha Rao( आशा राव)?|12 Neem Lane, Navrangpura|V[NC](\/26-27\/)?\d+|WELCOME10/g;

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
const closed = (text: string) => text.replaceAll(/\s+/g, '');

function textOf(pdf: Uint8Array): string {
  return spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).stdout.toString('utf8');
}

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  const { script, tag } = LANGUAGES[language];
  const ctx = { db: undefined as never, invoicePrinter: pdfInvoices };
  const print = (document: PrintedDocument) =>
    printedIn({
      ctx,
      table: undefined as never,
      row: { id: 1, document, pdf: null },
      words: invoiceWordsIn(language),
    });

  if (hasPdftotext) {
    test.each(DOCUMENTS)('%s has words of its language only', async (_name, document) => {
      const text = textOf(await print(document)).replaceAll(AS_THEY_ARE, '');
      const others = new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'gu');
      expect(text.match(others) ?? []).toEqual([]);
      expect(text).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    });

    test('names the goods as they were named on the day, and has the figures of the English', async () => {
      const figures = (text: string) => text.match(/\d[\d,.]*\d/g)?.sort();
      const own = textOf(await print(invoice));
      const english = textOf(await pdfInvoices.print(invoiceWordsIn('en'), invoice));
      const names = invoice.lines.map((line) => line.inLanguages?.[language] ?? '');
      for (const name of names) expect(closed(own)).toContain(closed(name));
      expect(figures(own)).toEqual(figures(english));
    });
  } else {
    test.todo('has words of its language only: pdftotext is not installed here');
  }

  test('says its language to screen readers', async () => {
    const bytes = Buffer.from(await print(invoice)).toString('latin1');
    expect(bytes).toContain(`/Lang (${tag})`);
  });

  test.each([
    ...DELIVERY_METHODS,
    ...PAY_TYPES,
    ...Object.values(REFUND_REASONS),
    ...Object.values(RETURN_REASONS),
    ...Object.values(PLANS).flatMap(({ name }) => [name, name.toLowerCase()]),
    ...['Tax Invoice', 'Bill of Supply', 'Invoice-cum-Bill of Supply', 'Credit Note'],
    ...['Order cancelled', 'Order returned', 'Membership cancelled', 'NOS'],
  ])('“%s” has its words', (text) => {
    expect(textsIn(language)(text)).toMatch(new RegExp(`^[^A-Za-z]*\\p{Script=${script}}`, 'u'));
  });
});
