import type { ReactNode } from 'react';
import { Stars } from '@/components/ui/stars';
import { formatRupees } from '@/contract/shop/money';
import type { DeskEntry } from '@/lib/desk/desk';
import { type DeskColumn, stateText } from '@/lib/desk/desk-columns';
import { fewTexts } from '@/lib/desk/few-texts';
import { dayInWords } from '@/lib/desk/indian-time';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import { Moment } from '../moment';
import { StateTag } from '../state-tag';

/** What draws the columns of a list that no kind can draw, by their names. */
export type DrawnCells = Readonly<Record<string, (row: DeskEntry) => ReactNode>>;

interface DeskCellProps {
  column: DeskColumn;
  row: DeskEntry;
  cells?: DrawnCells | undefined;
}

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

/** A value of a row, as its column displays it. Nothing where there is none. */
export function DeskCell({ column, row, cells }: DeskCellProps): ReactNode {
  const value = row[column.name];
  const { label, otherwise } = column;
  if (column.kind === 'drawn') return cells?.[column.name]?.(row);
  if (!isMissing(value)) return <Value column={column} row={row} value={value} />;
  return otherwise && <DeskCell column={{ ...otherwise, label }} row={row} cells={cells} />;
}

/** What is below the value of a column. */
export function BelowCell({ column: { below, label }, row, cells }: DeskCellProps): ReactNode {
  const isThere = below && (below.kind === 'drawn' || !isMissing(row[below.name]));
  if (!isThere) return null;
  return (
    <span className="block caption regular muted">
      <DeskCell column={{ ...below, label }} row={row} cells={cells} />
    </span>
  );
}

function Value({ column, row, value }: DeskCellProps & { value: unknown }): ReactNode {
  switch (column.kind) {
    case 'lines':
      return <span className="pre-line">{String(value)}</span>;
    case 'day':
      return <time dateTime={String(value)}>{dayInWords(String(value))}</time>;
    case 'phone':
      return <Reach href={phoneHref(String(value))} text={formatPhone(String(value))} />;
    case 'email':
      return <Reach href={`mailto:${value}`} text={String(value)} />;
    case 'stars':
      return <Stars value={Number(value)} />;
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
      return <StateTag states={column.states ?? []} value={value} />;
    case 'choice':
      return stateText(column, value);
    default:
      return String(value);
  }
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <a className="row fit touch-low link num" href={href}>
      {text}
    </a>
  );
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
