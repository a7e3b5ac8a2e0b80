import { CsvError, parse } from 'csv-parse/sync';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { GoodsFileRefused, type GoodsSheet } from './goods-file.ts';
import { decodeText } from './read-text.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const NAMES: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };
const MAX_CELL = 1_000_000;

/**
 * Reads CSV in any usual encoding, with the separator that its first row has most of.
 * @param maxRows one more is read at most, so that the caller can refuse the file
 * @throws GoodsFileRefused
 */
export function readCsv(bytes: Uint8Array, maxRows: number): GoodsSheet {
  const { text: whole, encoding } = decodeText(bytes);
  const { text, separator } = withSeparator(whole.replace(/^\uFEFF/, ''));
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_CELL,
      to: maxRows + 1,
    });
    return { rows, readAs: `${encoding}, ${NAMES[separator]}` };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new GoodsFileRefused(messageOf(error), { cause: error });
  }
}

function messageOf({ code, records }: CsvError) {
  if (code === 'CSV_MAX_RECORD_SIZE') return goodsFileMessages.cellTooLong;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return goodsFileMessages.brokenQuotes(Number(records) + 1);
  return goodsFileMessages.notReadable;
}

/** Excel names the separator in a line of its own: `sep=;`. */
function withSeparator(text: string): { text: string; separator: string } {
  const named = /^sep=(.)\r?\n/i.exec(text);
  if (named?.[1]) return { text: text.slice(named[0].length), separator: named[1] };
  const counts = countIn(firstRow(text));
  const [best] = [...SEPARATORS].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return { text, separator: best ?? ',' };
}

/** The first row without what stands in quotation marks. */
function firstRow(text: string): string {
  let isQuoted = false;
  let row = '';
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r') && row.trim() !== '') break;
    else if (!isQuoted) row += sign;
  }
  return row;
}

function countIn(row: string): Map<string, number> {
  return new Map(SEPARATORS.map((separator) => [separator, row.split(separator).length - 1]));
}
