import { readSheet } from 'read-excel-file/node';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import type { GoodsSheet } from './goods-file.ts';
import { GoodsFileRefused } from './goods-file.ts';
import { openZip, unpack } from './zip-guard.ts';

/** A workbook of ten thousand goods unpacks to some 20 MB. */
const LIMITS = { files: 2_000, bytes: 200_000_000 };
/** What a spreadsheet keeps of a number; further digits come from binary fractions. */
const DIGITS = 15;

/**
 * Reads the first sheet of a workbook. Its parts are unpacked once to compare them with the sizes
 * that they declare, because the parser believes those.
 * @throws GoodsFileRefused
 */
export async function readXlsx(path: string): Promise<GoodsSheet> {
  await refuseBombs(path);
  try {
    const rows = await readSheet(path, 1, { trim: false, parseNumber: numberText });
    return { rows: rows.map((row) => row.map(cellText)), readAs: 'XLSX' };
  } catch (cause) {
    throw new GoodsFileRefused(goodsFileMessages.notReadable, { cause });
  }
}

async function refuseBombs(path: string): Promise<void> {
  const zip = await openZip(path, LIMITS);
  try {
    for (const entry of zip.entries) await unpack(zip, entry);
  } finally {
    zip.close();
  }
}

function numberText(written: string): string {
  return String(Number(Number(written).toPrecision(DIGITS)));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
