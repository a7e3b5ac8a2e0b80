import type { GoodsFact } from '@/contract/catalogue/fact-values';
import type { StaffNote } from '@/contract/staff/notes';
import type { SavedView } from '@/contract/staff/views';
import type { DeskEntry, DeskId, DeskRow } from '@/lib/desk/desk';
import type { ReferenceNames } from '@/lib/desk/in-words';
import type { FormValues } from '@/lib/desk/values';
import type { StaffFrame, StaffListPage } from './staff';

/** One change of an entry: who, when, what. */
export interface TrailEntry {
  version: number;
  action: string;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  before: DeskEntry | null;
  after: DeskEntry | null;
}

/** A page of what belongs to an entry, the newest first. */
export interface EntryPage<Row = DeskEntry> {
  data: Row[];
  total_count: number;
  total_pages: number;
}

/** A page of the trail. */
export type TrailPage = EntryPage<TrailEntry>;

/** A choice of a filter, as its select holds it. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** The page with a desk's list. */
export interface DeskListPage extends StaffListPage<DeskRow> {
  /** The choices of each filter. */
  choices: Record<string, FilterChoice[]>;
  /** Those that staff have saved; none where they could not be read. */
  views: readonly SavedView[];
  /** The names of the columns that this person displays; null: the usual ones. */
  columns: string[] | null;
}

/** The page with the form of one entry. */
export interface DeskFormPage extends StaffFrame {
  /** Undefined for a new entry. */
  id: DeskId | undefined;
  entry: DeskEntry;
  version: number;
  names: ReferenceNames;
  /** Those that goods have now; of any other desk none. */
  facts?: readonly GoodsFact[];
  /** Null if it could not be read. */
  trail: TrailPage | null;
  /** What the address fills in of a new entry. */
  filled?: FormValues;
  /** What belongs to the entry, where its desk has such a list; null if it could not be read. */
  related?: EntryPage | null | undefined;
}

/** The page of something that a customer has sent. */
export interface SentPage extends StaffFrame {
  entry: DeskEntry;
  /** The newest first, like the trail; null if they could not be read. */
  notes: StaffNote[] | null;
  trail: TrailEntry[] | null;
}

/** A setting with what it now says, a sentence a line. */
export interface DisplayedSetting {
  key: string;
  title: string;
  summary: string[];
}

/** The page with all settings. */
export interface SettingsPage extends StaffFrame {
  settings: DisplayedSetting[];
}
