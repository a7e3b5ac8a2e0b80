import { Readable } from 'node:stream';
import { CSV_MARK, csvLine } from '../../../contract/kit/csv.ts';

/** Writes rows as CSV in UTF-8. No cell is a formula. */
export function csvOf(rows: AsyncIterable<string[]>): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(linesOf(rows), { objectMode: false }),
  ) as ReadableStream<Uint8Array>;
}

/** Lines that are sent together, in characters: a call for each line would take longer than the line. */
const TOGETHER = 65_536;

async function* linesOf(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  let lines = CSV_MARK;
  for await (const row of rows) {
    lines += csvLine(row);
    if (lines.length < TOGETHER) continue;
    yield lines;
    lines = '';
  }
  yield lines;
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
