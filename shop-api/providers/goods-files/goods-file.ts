import type { GoodsColumn } from '../../../contract/catalogue/goods-columns.ts';
import { englishText, type Message } from '../../../contract/messages/text-with-values.ts';

/** Where a file of goods comes from. */
type GoodsFileKind = 'own' | 'shopify' | 'woocommerce';

/** What becomes of a column of the file. */
export interface HeaderUse {
  header: string;
  /** The label of the column of `GOODS_COLUMNS` it fills; null: its cells are lost. */
  column: string | null;
  /** What is lost or changed, for the person who sent the file. */
  note?: string;
}

/** What is known of a file before its rows. */
export interface GoodsFileAbout {
  kind: GoodsFileKind;
  /** Rows below the first. */
  rows: number;
  /** `UTF-8`, `Windows-1252` …; of XLSX the name of the sheet. */
  readAs: string;
  headers: HeaderUse[];
}

/** A sentence about a cell; without a column about the row. */
export interface CellNote {
  column?: string;
  message: string;
  /** Whether it keeps the row out. */
  is_wrong?: boolean;
}

/** A product of the file, as texts by the labels of `GOODS_COLUMNS`. */
export interface GoodsRow {
  /** As a spreadsheet counts; the column names are row 1. */
  row: number;
  cells: Record<string, string>;
  notes: CellNote[];
  /** Why it does not become a product, of a row that another shop has and this one cannot. */
  skipped?: string;
}

/** Rows of a sheet as texts; the first one has the names of the columns. */
export interface GoodsSheet {
  rows: string[][];
  readAs: string;
}

export interface GoodsFile {
  path: string;
  /** What the person decided: the label of the column that a header fills, '' for none. */
  mapping: Readonly<Record<string, string>>;
  /** Those of the shop's own files; missing: those of every shop. */
  columns?: readonly GoodsColumn[];
}

/** A picture of a ZIP. */
export interface ZippedPicture {
  /** Its path in the ZIP. */
  name: string;
  /** Its id is that of its bytes in the shop; undefined: it is too large. */
  picture: { id: string; bytes: Uint8Array } | undefined;
}

/** The files of an import that have been sent. */
export interface SentFileStore {
  /** Where a file lies on this machine between `fetch` and `release`. */
  pathOf: (id: number, file: string) => string;
  /** How many bytes have arrived. */
  sizeOf: (id: number, file: string) => Promise<number>;
  /** Adds a part, which follows what has arrived. */
  append: (id: number, file: string, part: SentPart) => Promise<void>;
  /** Takes a file of the machine in place of one that is sent. */
  link: (id: number, file: string, from: string) => Promise<void>;
  /** Brings files to this machine, to be read. */
  fetch: (id: number, files: readonly string[]) => Promise<void>;
  /** Removes what `fetch` has brought. */
  release: (id: number) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** A part of a file, by its place in bytes. */
interface SentPart {
  at: number;
  bytes: Uint8Array;
}

/** What files of goods need of the world outside. */
export interface GoodsFiles {
  sent: SentFileStore;
  /**
   * Reads a file beside the shop, in a thread with a limited memory: yields what is known of it,
   * then its products in slices.
   * @throws GoodsFileRefused with a message for the sender
   */
  read: (file: GoodsFile) => AsyncGenerator<GoodsFileAbout | GoodsRow[], void>;
  /** Reads the pictures of a ZIP, or of a folder, one by one. @throws GoodsFileRefused */
  picturesIn: (path: string) => AsyncGenerator<ZippedPicture, void>;
  maxPictureMb: number;
  /**
   * Fetches a picture from an https address that is not private, nor leads to one.
   * @throws GoodsFileRefused with a message for the sender
   */
  fetchPicture: (address: string) => Promise<Uint8Array>;
  /** Writes rows as CSV, which a spreadsheet opens with its letters and without its formulas. */
  csvOf: (rows: AsyncIterable<string[]>) => ReadableStream<Uint8Array>;
  /** Writes rows as XLSX, all of them in memory. */
  xlsxOf: (rows: string[][]) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The file cannot be taken; the message is for the sender. */
export class GoodsFileRefused extends Error {
  override name = 'GoodsFileRefused';

  constructor(said: Message, options?: ErrorOptions) {
    super(englishText(said), options);
  }
}
