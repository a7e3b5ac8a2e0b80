import type { EndpointName } from '@/contract/endpoints';

/** A value that staff choose, with its words. */
export interface DeskChoice {
  value: string | number | boolean | null;
  label: string;
}

/** A value with what it means at a glance. */
export interface DeskState extends DeskChoice {
  tone: 'good' | 'wait' | 'bad' | 'plain';
}

type ColumnKind =
  | 'text'
  /** Texts of many lines. */
  | 'lines'
  | 'code'
  | 'money'
  | 'number'
  | 'stock'
  | 'named'
  /** One of `states`, with a colour. */
  | 'state'
  /** One of `states`, in words alone. */
  | 'choice'
  | 'moment'
  /** A day in India: `2026-12-01`. */
  | 'day'
  | 'texts'
  /** A link that calls it, and one that writes to it. */
  | 'phone'
  | 'email'
  /** 1 to 5. */
  | 'stars'
  /** Drawn by a component that `components/desk/sent` has for it. */
  | 'drawn';

/** A value of a row without a label of its own. */
interface Part<Name extends string> {
  name: Name;
  kind: ColumnKind;
  /** The words of each value of a `state` or a `choice`. */
  states?: readonly DeskState[];
}

/** A column of the list. The first one names the row and leads to its form. */
export interface DeskColumn<Name extends string = string> {
  name: Name;
  label: string;
  kind: ColumnKind;
  /** The field of the row with a picture that is displayed before the text. */
  picture?: Name;
  /** The name of its order in the call. */
  sort?: string;
  /** Of a number. */
  unit?: string;
  /** The field of the row with the number that this one is a part of: `3 of 100`. */
  of?: Name;
  /** What is displayed in place of a value that is missing. */
  otherwise?: Part<Name>;
  /** What is displayed below it; in a file of the list it is a column of its own. */
  below?: Part<Name> & { label: string };
  /** Not in a file of the list. */
  onScreenOnly?: true;
  /** Not in a table that is too narrow for all columns; cards on a phone have it. */
  whereWide?: true;
  /** Only where somebody has chosen it. */
  hidden?: true;
  /** The words of each value of a `state` or a `choice`. */
  states?: readonly DeskState[];
}

/** Values of an entry that nobody edits, under one heading. */
export interface DeskValues<Name extends string = string> {
  title: string;
  columns: readonly DeskColumn<Name>[];
}

/** What belongs to an entry and is not saved with it: a list of a call of its own. */
export interface DeskRelated<Row extends string = string> {
  title: string;
  call: EndpointName;
  /** The end of its path: `/staff/vouchers/{id}/uses/`. */
  part: string;
  /** It has all of it, so that a number of rows says nothing. */
  isWhole?: true;
  /** Said while it is empty. */
  none: string;
  columns: readonly DeskColumn<Row>[];
}

/** Returns the words of a value of a `state` or a `choice`. */
export function stateText({ states }: Pick<DeskColumn, 'states'>, value: unknown): string {
  return states?.find((one) => one.value === value)?.label ?? String(value);
}
