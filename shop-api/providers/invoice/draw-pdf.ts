import { buffer } from 'node:stream/consumers';
import { withValues } from '../../../contract/messages/text-with-values.ts';
import { drawBand } from './draw-brand.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { drawTotals } from './draw-totals.ts';
import type { InvoiceWords, PrintedDocument, PrintedDocuments } from './invoice-document.ts';
import { BOTTOM, Sheet } from './sheet.ts';

const ABOVE_PAGE_LINE = 10;

/** Draws invoices or credit notes, each from a new page on; returns the PDF file. */
export async function drawPdf(
  words: InvoiceWords,
  ...[first, ...others]: PrintedDocuments
): Promise<Uint8Array> {
  const sheet = new Sheet(first, words);
  drawDocument(sheet, first);
  for (const document of others) {
    sheet.newPage();
    drawDocument(sheet, document);
  }
  sheet.pdf.end();
  return new Uint8Array(await buffer(sheet.pdf));
}

function drawDocument(sheet: Sheet, document: PrintedDocument): void {
  const first = sheet.pdf.bufferedPageRange().count - 1;
  drawHead(sheet, document);
  drawLines(sheet, document);
  drawTotals(sheet, document);
  numberPages(sheet, document.number, first);
}

function numberPages(sheet: Sheet, number: string, first: number): void {
  const count = sheet.pdf.bufferedPageRange().count - first;
  for (let page = 0; page < count; page++) {
    sheet.pdf.switchToPage(first + page);
    sheet.y = BOTTOM + ABOVE_PAGE_LINE;
    sheet.ornament(() => {
      drawBand(sheet);
      const foot = withValues('{number}, page {page} of {count}', {
        number,
        page: page + 1,
        count,
      });
      sheet.untagged(sheet.t(foot), { size: 8, align: 'center' });
    });
  }
}
