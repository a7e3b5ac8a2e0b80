import {
  columnNamed,
  GOODS_COLUMNS,
  type GoodsColumn,
  plainLabel,
} from '../../../contract/catalogue/goods-columns.ts';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { englishText } from '../../../contract/messages/text-with-values.ts';
import { type GoodsFile, GoodsFileRefused, type GoodsRow, type HeaderUse } from './goods-file.ts';
import { type ReadGoods, recordsOf } from './sheet-records.ts';

const KEY = 'SKU';

/**
 * Reads a file of the shop's own columns, under any mapping of its headers. Errors:
 * GoodsFileRefused where no column has the SKU, or two are the same.
 */
export function ownRows(
  rows: string[][],
  { mapping, columns = GOODS_COLUMNS }: GoodsFile,
): ReadGoods {
  const headers = (rows[0] ?? []).map((header) => useOf(header, { mapping, columns }));
  const used = headers.flatMap(({ column }) => column ?? []);
  const twice = used.find((label, at) => used.indexOf(label) !== at);
  if (twice) throw new GoodsFileRefused(goodsFileMessages.twiceColumn(twice));
  if (headers.length === 1) {
    throw new GoodsFileRefused(goodsFileMessages.oneColumn((rows[0]?.[0] ?? '').slice(0, 80)));
  }
  if (!used.includes(KEY)) throw new GoodsFileRefused(goodsFileMessages.missingColumn(KEY));
  const goods = recordsOf(rows).map(({ row, cellAt }): GoodsRow => {
    const cells = headers.flatMap(({ column }, at) => (column ? [[column, cellAt(at)]] : []));
    return { row, cells: Object.fromEntries(cells), notes: [] };
  });
  return { headers: headers.filter(({ header }) => header !== ''), goods };
}

interface Columns {
  mapping: GoodsFile['mapping'];
  columns: readonly GoodsColumn[];
}

function useOf(header: string, { mapping, columns }: Columns): HeaderUse {
  const chosen = mapping[header];
  const column =
    chosen === undefined ? columnNamed(header, columns)?.label : labelOf(chosen, columns);
  if (column) return { header, column };
  return { header, column: null, note: englishText(goodsFileMessages.unknownColumn) };
}

function labelOf(chosen: string, columns: readonly GoodsColumn[]): string | undefined {
  return columns.find(({ label }) => plainLabel(label) === plainLabel(chosen))?.label;
}
