import { Readable } from 'node:stream';
import { neutral } from './formulas.ts';

const MARK = '\uFEFF';
const LINE = '\r\n';

/**
 * Writes rows as CSV in UTF-8 with its mark, by which Excel knows the letters. No cell is a formula.
 */
export function csvOf(rows: AsyncIterable<string[]>): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(linesOf(rows), { objectMode: false }),
  ) as ReadableStream<Uint8Array>;
}

/** Lines that are sent together, in characters: a call for each line would take longer than the line. */
const TOGETHER = 65_536;

async function* linesOf(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  let lines = MARK;
  for await (const row of rows) {
    lines += row.map((cell) => quoted(neutral(cell))).join(',') + LINE;
    if (lines.length < TOGETHER) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

function quoted(cell: string): string {
  return /[",\r\n\t;|]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes rows as XLSX: each cell is a text, so none is a formula and no digit is lost. */
export async function xlsxOf(rows: string[][]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  const sheet = rows.map((row) =>
    row.map((value) => (value === '' ? null : { value, type: String })),
  );
  const written = await writeXlsx(sheet, { stickyRowsCount: 1 }).toBuffer();
  return new Uint8Array(written);
}
