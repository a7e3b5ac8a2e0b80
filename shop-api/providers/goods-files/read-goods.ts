import { readFile, stat } from 'node:fs/promises';
import { mayBeFormula } from '../../../contract/kit/formulas.ts';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { englishText } from '../../../contract/messages/text-with-values.ts';
import { MAX_IMPORT_ROWS } from '../../../contract/shop/limits.ts';
import { cleanCell, withUnstorableNotes } from './clean-cells.ts';
import {
  type GoodsFile,
  type GoodsFileAbout,
  GoodsFileRefused,
  type GoodsRow,
  type GoodsSheet,
} from './goods-file.ts';
import { ownRows } from './own-rows.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadGoods } from './sheet-records.ts';
import { isShopify, shopifyRows } from './shopify-rows.ts';
import { isWooCommerce, wooCommerceRows } from './woocommerce-rows.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

/**
 * Reads a whole file of goods, of this shop or another, which its columns tell. What it is, its
 * first bytes tell, never its name.
 * @throws GoodsFileRefused
 */
export async function readGoods(file: GoodsFile) {
  const sheet = await readSheetOf(file.path);
  const rows = sheet.rows.map((cells) => cells.map(cleanCell));
  const headers = (rows[0] ?? []).map((header) => header.trim());
  if (headers.every((header) => header === '')) throw new GoodsFileRefused(goodsFileMessages.empty);
  if (rows.length - 1 > MAX_IMPORT_ROWS)
    throw new GoodsFileRefused(goodsFileMessages.tooManyRows(MAX_IMPORT_ROWS));
  rows[0] = headers;
  const { kind, read } = kindOf(headers, file);
  const { headers: used, goods } = read(rows);
  if (goods.length === 0) throw new GoodsFileRefused(goodsFileMessages.noRows);
  const about: GoodsFileAbout = { kind, rows: goods.length, readAs: sheet.readAs, headers: used };
  const noted = withUnstorableNotes(goods, sheet.rows, used);
  return { about, goods: noted.map(withFormulaNotes) };
}

async function readSheetOf(path: string): Promise<GoodsSheet> {
  if ((await stat(path)).size === 0) throw new GoodsFileRefused(goodsFileMessages.empty);
  const bytes = await readFile(path);
  const begins = (signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
  if (begins(ZIP)) return readXlsx(path);
  if (begins(OLD_EXCEL)) throw new GoodsFileRefused(goodsFileMessages.oldExcel);
  if (begins(PDF)) throw new GoodsFileRefused(goodsFileMessages.unknownKind);
  const sheet = readCsv(bytes, MAX_IMPORT_ROWS + 1);
  if (sheet.rows[0]?.some((cell) => cell.includes('\0')))
    throw new GoodsFileRefused(goodsFileMessages.unknownKind);
  return sheet;
}

interface Kind {
  kind: GoodsFileAbout['kind'];
  read: (rows: string[][]) => ReadGoods;
}

function kindOf(headers: readonly string[], file: GoodsFile): Kind {
  if (isShopify(headers)) return { kind: 'shopify', read: shopifyRows };
  if (isWooCommerce(headers)) return { kind: 'woocommerce', read: wooCommerceRows };
  return { kind: 'own', read: (rows) => ownRows(rows, file) };
}

function withFormulaNotes(row: GoodsRow): GoodsRow {
  const formulas = Object.keys(row.cells).filter((column) => mayBeFormula(row.cells[column] ?? ''));
  const message = englishText(goodsFileMessages.formula);
  return { ...row, notes: [...row.notes, ...formulas.map((column) => ({ column, message }))] };
}
