import { spawnSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { hostileNames } from '@/__tests__/support/hostile-names';
import { sampleInvoice } from '@/__tests__/support/sample-invoice';
import { size } from '@/__tests__/support/size';
import { composeCreditNote } from '@/shop-api/domain/invoices/credit-note';
import { invoiceWordsIn } from '@/shop-api/domain/mail/language-of';
import type { PrintedDocument } from '@/shop-api/providers/invoice/invoice-document';
import { pdfInvoices } from '@/shop-api/providers/invoice/pdf-invoices';

const ENGLISH = invoiceWordsIn('en');
const NAMES = size({ quick: 20, heavy: 1_000 });
const LIMIT_MS = 10 * 60_000;
/** PDF objects that run, link or embed a file. */
const ACTIVE =
  /\/(JS|JavaScript|Launch|URI|GoToR|SubmitForm|ImportData|OpenAction|AA|Annots|AcroForm|EmbeddedFiles?|Filespec|RichMedia|XFA)\b/g;

const { invoice } = sampleInvoice({ lines: [{ quantity: 2, pricePaise: 49_500, gstPercent: 5 }] });
const issued = { number: 'VC/26-27/000007', issuedAt: new Date('2026-11-29T18:30:00Z') };
const note = composeCreditNote({ invoice, ...issued, reason: 'Returned', isPaid: true });

/** The names, ten per file: as the customer's name and in the address. */
const tens = Array.from({ length: NAMES / 10 }, (_, ten) =>
  hostileNames(NAMES).slice(ten * 10, ten * 10 + 10),
);
const withNames = ([name = '', ...rest]: string[]) => ({
  buyer: { ...invoice.buyer, name, address: rest.join(' , ') },
});

/** The objects of a PDF without the content of its pages. */
function structureOf(pdf: Uint8Array): string {
  const latin = Buffer.from(pdf).toString('latin1');
  // Objects inside an object stream would not be detected.
  expect(latin).not.toMatch(/\/ObjStm\b/);
  return latin.replaceAll(/stream\r?\n[\s\S]*?\r?\nendstream/g, '');
}

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
const closed = (text: string) => text.replaceAll(/\s+/g, '');

/** The whole text without spaces, because long names are wrapped. */
function textOf(pdf: Uint8Array): string {
  return closed(spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).stdout.toString('utf8'));
}

test('a link is detected', async () => {
  const pdf = new PDFDocument();
  pdf.text('a name', { link: 'https://example.com' }).end();
  expect(structureOf(await buffer(pdf)).match(ACTIVE)).toEqual(['/URI', '/URI', '/Annots']);
});

describe.each<[string, PrintedDocument]>([
  ['an invoice', invoice],
  ['a credit note', note],
])('hostile names on %s', (_what, document) => {
  let files: Uint8Array[];

  beforeAll(async () => {
    files = [];
    for (const names of tens) {
      files.push(await pdfInvoices.print(ENGLISH, { ...document, ...withNames(names) }));
    }
  }, LIMIT_MS);

  test('create nothing that runs, links or embeds a file', () => {
    expect(files.map((pdf) => structureOf(pdf).match(ACTIVE))).toEqual(files.map(() => null));
  });

  const READ = 'are read as the texts they are';
  if (hasPdftotext) {
    test(
      READ,
      () => {
        for (const [ten, pdf] of files.entries()) {
          const text = textOf(pdf);
          for (const name of tens[ten] ?? []) expect(text).toContain(closed(name));
        }
      },
      LIMIT_MS,
    );
  } else {
    test.todo(`${READ}: pdftotext is not installed here`);
  }
});
