import type { InvoiceLine, InvoiceSums, PrintedDocument } from './invoice-document.ts';
import { figures, LEFT, type Sheet } from './sheet.ts';

const SIZE = 7.5;
const PADDING = 3;
/** The space between the texts of two columns. */
const GUTTER = 4;
const DESCRIPTION_WIDTH = 135;
const TAX_WIDTH = 46;

type Translate = Sheet['t'];

interface Column {
  head: string;
  width: number;
  align: 'left' | 'right';
  cell: (line: InvoiceLine, index: number) => string;
  sum?: (sums: InvoiceSums) => string;
}

interface Row {
  texts: string[];
  weight?: 'bold';
  isHead?: boolean;
}

/** Draws the table of goods and delivery. Its head is repeated on every page. */
export function drawLines(sheet: Sheet, { lines, sums, isWithinState }: PrintedDocument): void {
  const columns = columnsFor(sheet.t, isWithinState);
  const head: Row = { texts: columns.map(({ head }) => head), weight: 'bold', isHead: true };
  const body = lines.map((line, index) => ({
    texts: columns.map(({ cell }) => cell(line, index)),
  }));
  const foot: Row = { texts: columns.map(({ sum }) => sum?.(sums) ?? ''), weight: 'bold' };
  sheet.within('Table', () => {
    drawRow(sheet, columns, head);
    for (const row of [...body, foot]) {
      if (sheet.makeRoom(heightOf(sheet, columns, row))) drawRow(sheet, columns, head);
      drawRow(sheet, columns, row);
    }
  });
}

function columnsFor(t: Translate, isWithinState: boolean): Column[] {
  return [
    { head: '#', width: 16, align: 'left', cell: (_line, index) => String(index + 1) },
    {
      head: t('Description'),
      width: isWithinState ? DESCRIPTION_WIDTH : DESCRIPTION_WIDTH + TAX_WIDTH,
      align: 'left',
      cell: ({ description }) => description,
      sum: () => t('Total'),
    },
    { head: 'HSN', width: 44, align: 'left', cell: ({ hsn }) => hsn || '–' },
    {
      head: t('Quantity'),
      width: 38,
      align: 'right',
      cell: ({ quantity, unit }) => (unit ? `${quantity} ${t(unit)}` : '–'),
    },
    {
      head: t('Price incl.\ntax ₹'),
      width: 50,
      align: 'right',
      cell: ({ grossPaise }) => figures(grossPaise),
    },
    {
      head: t('Discount\nincl. tax ₹'),
      width: 46,
      align: 'right',
      cell: ({ discountPaise }) => figures(discountPaise),
    },
    money(t('Taxable\nvalue ₹'), 52, 'taxablePaise'),
    ...(isWithinState
      ? [tax(t('CGST ₹'), 'cgstPaise'), tax(t('SGST ₹'), 'sgstPaise')]
      : [tax(t('IGST ₹'), 'igstPaise')]),
    money(t('Total ₹'), 50, 'totalPaise'),
  ];
}

function money(head: string, width: number, of: keyof InvoiceSums): Column {
  return {
    head,
    width,
    align: 'right',
    cell: (line) => figures(line[of]),
    sum: (sums) => figures(sums[of]),
  };
}

/** CGST and SGST take half of the rate each. */
function tax(head: string, of: keyof InvoiceSums): Column {
  const share = of === 'igstPaise' ? 1 : 2;
  const cell = (line: InvoiceLine) => `${figures(line[of])}\n@ ${line.gstPercent / share}%`;
  return { ...money(head, TAX_WIDTH, of), cell };
}

function drawRow(sheet: Sheet, columns: readonly Column[], row: Row): void {
  const height = heightOf(sheet, columns, row);
  const top = sheet.y;
  if (row.isHead) sheet.tint(height);
  sheet.rule();
  sheet.y = top + PADDING;
  sheet.within('TR', () => {
    let x = LEFT;
    for (const [index, { width, align }] of columns.entries()) {
      const place = { x, width: width - GUTTER, align };
      sheet.text(row.texts[index] ?? '', { ...textStyleOf(row), ...place, tag: tagOf(row) });
      x += width;
    }
  });
  sheet.y = top + height;
}

function heightOf(sheet: Sheet, columns: readonly Column[], row: Row): number {
  const heights = columns.map(({ width }, index) =>
    sheet.height(row.texts[index] ?? '', { ...textStyleOf(row), width: width - GUTTER }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

const tagOf = ({ isHead }: Row) => (isHead ? 'TH' : 'TD');

function textStyleOf({ weight }: Row) {
  return { size: SIZE, ...(weight ? { weight } : {}) };
}
