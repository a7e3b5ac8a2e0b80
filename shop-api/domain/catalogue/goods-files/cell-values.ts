import { joinList, splitList, splitPlaces } from '../../../../contract/catalogue/cell-lists.ts';
import type { CellKind } from '../../../../contract/catalogue/goods-columns.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import type { Message } from '../../../../contract/messages/text-with-values.ts';

/** A cell that cannot be read, with a message for the sender. */
export class CellProblem extends Error {
  override name = 'CellProblem';
  readonly said: Message;

  constructor(said: Message) {
    super('A cell cannot be read');
    this.said = said;
  }
}

const YES = /^(?:yes|y|true|1|x|on)$/i;
const NO = /^(?:no|n|false|0|off|)$/i;
const SHORTENED = /^\d+(?:\.\d+)?E\+?\d+$/i;

/**
 * Reads a cell of a kind that names nothing else. Errors: CellProblem.
 * @returns null for an unknown flag, '' for a missing text
 */
export function readCell(kind: CellKind, cell: string): unknown {
  const text = cell.trim();
  if (kind === 'yes') return flagOf(text);
  if (kind === 'yesOrUnknown') return text === '' ? null : flagOf(text);
  if (kind === 'list') return splitList(cell);
  if (kind === 'places') return splitPlaces(cell);
  return text;
}

function flagOf(text: string): boolean {
  if (YES.test(text)) return true;
  if (NO.test(text)) return false;
  throw new CellProblem(goodsFileMessages.notYesOrNo);
}

/** Refuses numbers such as `8.90123E+12`, whose digits are lost. Errors: CellProblem. */
export function refuseShortened(cell: string): void {
  if (SHORTENED.test(cell.trim())) throw new CellProblem(goodsFileMessages.shortened);
}

/** Writes a value as `readCell` reads it. */
export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return joinList(value.map(String));
  return String(value);
}
