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

/** A column of the list. The first one names the row and leads to its form. */
export interface DeskColumn<Name extends string = string> {
  name: Name;
  label: string;
  kind: 'text' | 'code' | 'money' | 'number' | 'stock' | 'named' | 'state' | 'moment' | 'texts';
  /** The field of the row with a picture that is displayed before the text. */
  picture?: Name;
  /** The name of its order in the call. */
  sort?: string;
  /** Of a number. */
  unit?: string;
  /** The field of the row with the number that this one is a part of: `3 of 100`. */
  of?: Name;
  /** What is displayed in place of a value that is missing. */
  otherwise?: { name: Name; kind: DeskColumn['kind'] };
  /** Only where somebody has chosen it. */
  hidden?: true;
  /** The words of each value of a `state`. */
  states?: readonly DeskState[];
}

/** What belongs to an entry and is not saved with it: a list of a call of its own. */
export interface DeskRelated<Row extends string = string> {
  title: string;
  call: EndpointName;
  /** The end of its path: `/staff/vouchers/{id}/uses/`. */
  part: string;
  /** Said while it is empty. */
  none: string;
  columns: readonly DeskColumn<Row>[];
}
