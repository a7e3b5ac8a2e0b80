import type { ReactNode } from 'react';
import { formatRupees } from '@/contract/shop/money';
import type { DeskEntry } from '@/lib/desk/desk';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import { fewTexts } from '@/lib/desk/few-texts';
import { Moment } from '../moment';
import { StateTag } from '../state-tag';

interface DeskCellProps {
  column: DeskColumn;
  row: DeskEntry;
}

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

/** A value of a row, as its column displays it. Nothing where there is none. */
export function DeskCell({ column, row }: DeskCellProps): ReactNode {
  const value = row[column.name];
  const { otherwise } = column;
  if (!isMissing(value)) return <Value column={column} row={row} value={value} />;
  return otherwise && <DeskCell column={{ ...otherwise, label: column.label }} row={row} />;
}

function Value({ column, row, value }: DeskCellProps & { value: unknown }): ReactNode {
  switch (column.kind) {
    case 'money':
      return formatRupees(Number(value));
    case 'number':
      return numberText(Number(value), column, row);
    case 'stock':
      return <Stock left={Number(value)} />;
    case 'code':
      return <span className="num">{String(value)}</span>;
    case 'named':
      return (value as { name: string }).name;
    case 'texts':
      return fewTexts(value as string[]);
    case 'moment':
      return <Moment iso={String(value)} />;
    case 'state':
      return <State column={column} value={value} />;
    default:
      return String(value);
  }
}

function Stock({ left }: { left: number }) {
  if (left > 0) return left.toLocaleString('en-IN');
  return <b className="text-error">Out</b>;
}

/** `12`, `10 %` and `3 of 100` */
function numberText(value: number, { unit, of }: DeskColumn, row: DeskEntry): string {
  const whole = of === undefined ? undefined : row[of];
  const number = value.toLocaleString('en-IN');
  if (!isMissing(whole)) return `${number} of ${Number(whole).toLocaleString('en-IN')}`;
  return unit ? `${number} ${unit}` : number;
}

function State({ column: { states = [] }, value }: { column: DeskColumn; value: unknown }) {
  return <StateTag states={states} value={value} />;
}
