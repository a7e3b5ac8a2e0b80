import { readSheet } from 'read-excel-file/node';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { GoodsFileRefused, type GoodsSheet } from './goods-file.ts';
import { firstSeenSheet, refuseFarCells } from './workbook-parts.ts';
import { openZip, unpack } from './zip-guard.ts';

/** A workbook of ten thousand goods unpacks to some 20 MB. */
const LIMITS = { files: 2_000, bytes: 200_000_000 };
/** What a spreadsheet keeps of a number; further digits come from binary fractions. */
const DIGITS = 15;

/**
 * Reads the first sheet of a workbook that is seen. Its parts are unpacked once to compare them with
 * the sizes that they declare, because the parser believes those.
 * @throws GoodsFileRefused
 */
export async function readXlsx(path: string): Promise<GoodsSheet> {
  const sheet = await sheetToRead(path);
  try {
    const rows = await readSheet(path, sheet, { trim: false, parseNumber: numberText });
    return { rows: rows.map((row) => row.map(cellText)), readAs: 'XLSX' };
  } catch (cause) {
    throw new GoodsFileRefused(goodsFileMessages.notReadable, { cause });
  }
}

/** Returns the place of a sheet, from 1, when nothing of the workbook is a bomb. */
async function sheetToRead(path: string): Promise<number> {
  const zip = await openZip(path, LIMITS);
  let sheet = 1;
  try {
    for (const entry of zip.entries) {
      const bytes = await unpack(zip, entry);
      if (entry.fileName === 'xl/workbook.xml') sheet = firstSeenSheet(bytes.toString());
      if (/^xl\/worksheets\/[^/]+$/.test(entry.fileName)) refuseFarCells(bytes.toString('latin1'));
    }
    return sheet;
  } finally {
    zip.close();
  }
}

function numberText(written: string): string {
  return String(Number(Number(written).toPrecision(DIGITS)));
}

/** A time without a zone, as the sheet shows it; fractions of a second come from those of a day. */
function dateText(value: Date): string {
  const [day, time] = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().split('T');
  return time === '00:00:00.000Z' ? `${day}` : `${day} ${time?.slice(0, 8)}`;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
