import type { GoodsFact } from '@/contract/catalogue/fact-values';
import type { EndpointName } from '@/contract/endpoints';
import type { PictureUse } from '@/contract/shop/picture-uses';
import type { DeskChoice, DeskColumn, DeskRelated, DeskState, DeskValues } from './desk-columns';
import type { DeskFilter } from './desk-filters';
import type { DeskMove, DeskOpening, DeskPreview } from './desk-moves';
import type { DeskIconName } from './icon-names';

/*
 * What a desk is: data alone, so that the server hands it to the browser as it is. The engine in
 * `components/desk` draws list, form, conflict and trail from it (decision 0057).
 */

export interface FieldBase<Name extends string> {
  /** As in the rules of the contract. */
  name: Name;
  label: string;
  hint?: string;
  /** It has texts in other languages: `translations.hi.name`. */
  translated?: true;
  /** As wide as its panel. */
  wide?: true;
  /** Only entries whose field has one of these values have it. */
  when?: { field: string; in: readonly unknown[] };
  /** Displayed only while the form holds one of these values in a field. */
  shownFor?: { field: string; in: readonly unknown[] };
  /** The field that stands for the same in another way: what is typed in one empties the other. */
  instead?: Name;
  /** Both are read from the rules of the contract by `withRules`, never written in a description. */
  required?: boolean;
  nullable?: boolean;
}

/** What a field looks like, and what it holds. */
export type FieldKind =
  /** One line of text; `suggestions` are offered while it is typed. */
  | {
      kind: 'text';
      suggestions?: readonly string[];
      type?: 'email' | 'tel' | 'url' | 'time' | 'date';
    }
  | { kind: 'lines'; rows?: number }
  /** Rupees. */
  | { kind: 'money' }
  /** `signed`: below zero too. */
  | { kind: 'number'; unit?: string; signed?: true }
  | { kind: 'choice'; options: readonly DeskChoice[] }
  | { kind: 'choices'; options: readonly DeskChoice[] }
  | { kind: 'flag' }
  /** A moment, ISO 8601 in UTC; typed in Indian time. */
  | { kind: 'moment' }
  /** An entry of another desk, or several, found by search. */
  | { kind: 'reference'; desk: string }
  | { kind: 'references'; desk: string }
  /** A list of texts in order. */
  | { kind: 'texts'; noun: string }
  /** Likewise of short texts, which may be many: one a line. */
  | { kind: 'phrases'; rows?: number }
  /** Many short codes, written or pasted with commas, spaces or lines between them. */
  | { kind: 'codes' }
  /** A city of India: its id and its name. */
  | { kind: 'city' }
  /** The readable part of an address; empty: made of another field. */
  | { kind: 'slug'; from: string; path: string }
  /** HTML with what `cleanHtml` keeps. */
  | { kind: 'rich' }
  /** One stored picture by its id, or several with alternative texts. */
  | { kind: 'picture'; use?: PictureUse }
  | { kind: 'pictures'; views: readonly DeskChoice[]; use?: PictureUse }
  /** A fact of several parts, which is missing as a whole. */
  | { kind: 'group'; noun: string; fields: readonly DeskField[] }
  /** A list of such facts, in order unless that says nothing; their texts may be `translated`. */
  | { kind: 'groups'; noun: string; fields: readonly DeskField[]; unordered?: true };

export type DeskField<Name extends string = string> = FieldBase<Name> & FieldKind;

/** Fields under one heading. */
export interface DeskPanel<Name extends string = string> {
  title: string;
  hint?: string;
  fields: readonly DeskField<Name>[];
  /** Beside the others on wide screens. */
  side?: true;
}

/**
 * A change of a selection by one call, `POST /staff/{desk}/{name}/`, which can say first what it would
 * change: a move has no such preview.
 */
export interface DeskChange {
  name: string;
  label: string;
  /** Said in the toast: `Prices changed`. */
  done: string;
  /** What staff fill in; what stays empty is not sent. */
  fields: readonly DeskField[];
  /** What it changes that no field of the form holds. */
  shows?: readonly DeskField[];
  /** What is sent beside it. */
  fixed?: Readonly<Record<string, unknown>>;
  hint?: string;
}

export const DESK_GROUPS = ['Catalogue', 'Content', 'Shop'] as const;
type DeskGroup = (typeof DESK_GROUPS)[number];

/** One desk. `Row` and `Fields` are types of the contract: a wrong name does not compile. */
export interface Desk<
  Row extends string = string,
  Field extends string = string,
  Related extends string = string,
> {
  /** In addresses and paths of calls: `products`. */
  name: string;
  title: string;
  icon: DeskIconName;
  /** Under which heading the menu has it. */
  group: DeskGroup;
  /** One entry: `product`. */
  noun: string;
  /** The kind in the trail. */
  kind: string;
  calls: { list: EndpointName; read: EndpointName };
  /** What the search of the list looks into. */
  searches: string;
  columns: readonly DeskColumn<Row>[];
  filters: readonly DeskFilter[];
  /** The money that a selection adds up, as to compare it with a transfer. */
  sums?: Row;
  panels: readonly DeskPanel<Field>[];
  /**
   * Customers send its entries, so nobody adds or edits one: the page of an entry has these values, its
   * next steps, notes of staff and its history in place of a form (`lib/desk/sent`).
   */
  values?: readonly DeskValues<Field>[];
  /** Its entries have no pages. */
  isListOnly?: true;
  /** Of products: the facts that goods have now, by which the rules of the form are made. */
  facts?: readonly GoodsFact[];
  /** Its entries differ, so each has a form; `panels` are empty then. By the names of entries. */
  forms?: Readonly<Record<string, { title: string; panels: readonly DeskPanel[] }>>;
  /** The one of them that is open: then `panels` are its own. */
  open?: { form: string; title: string };
  moves?: readonly DeskMove[];
  /** What is opened for a selection of the list. */
  openings?: readonly DeskOpening[];
  /** Changes of a selection in the list. */
  changes?: readonly DeskChange[];
  /** A tree in order: `level` from 1, `place` of `siblings` from 0; a move `place` changes it. */
  isTree?: true;
  /**
   * The list is in an order, which a call `POST /staff/{desk}/order/` changes. Rows that share the
   * field `within`, which is a filter too, have an order of their own.
   */
  order?: { within?: Row };
  /** Entries may be removed for good. */
  isRemovable?: true;
  /** Its entries are given, each with a name for its id: nobody adds one. */
  isFixed?: true;
  /** A save mails an entry, so one that nobody has changed can be saved again. */
  isMailed?: true;
  /** What is filled in can be looked at in the real page before it is saved. */
  hasPagePreview?: true;
  /** Its entries are messages, which can be written with sample values. */
  hasMessagePreview?: true;
  preview?: DeskPreview;
  related?: DeskRelated<Related>;
  /** Where an entry stands: beside its name. `field` is one of the entry. */
  state?: { field: string; states: readonly DeskState[] };
}

/** Returns a desk, its names held against the types of its call and its rules. */
export function describeDesk<Row, Fields, Related = never>() {
  return (desk: Desk<keyof Row & string, keyof Fields & string, keyof Related & string>): Desk =>
    desk;
}

/** An entry of a list or a form as the API answers it. */
export type DeskEntry = Record<string, unknown>;

/** A number; the name of an entry of a desk that is fixed. */
export type DeskId = number | string;

/** A row of a list. */
export type DeskRow = DeskEntry & { id: DeskId };
