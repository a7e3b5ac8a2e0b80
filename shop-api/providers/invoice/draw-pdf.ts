import { buffer } from 'node:stream/consumers';
import { drawBand } from './draw-brand.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { drawTotals } from './draw-totals.ts';
import type { PrintedDocument } from './invoice-document.ts';
import { BOTTOM, Sheet } from './sheet.ts';

const ABOVE_PAGE_LINE = 10;

/** Draws an invoice or a credit note; returns the PDF file. */
export async function drawPdf(document: PrintedDocument): Promise<Uint8Array> {
  const sheet = new Sheet(document);
  drawHead(sheet, document);
  drawLines(sheet, document);
  drawTotals(sheet, document);
  numberPages(sheet, document.number);
  sheet.pdf.end();
  return new Uint8Array(await buffer(sheet.pdf));
}

function numberPages(sheet: Sheet, number: string): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.pdf.switchToPage(page);
    sheet.y = BOTTOM + ABOVE_PAGE_LINE;
    sheet.ornament(() => {
      drawBand(sheet);
      sheet.untagged(`${number}, page ${page + 1} of ${count}`, { size: 8, align: 'center' });
    });
  }
}
