/** What can be done with an entry beside saving it: a call of its own. */
export interface DeskMove {
  name: string;
  label: string;
  /** Said in the toast: `Published`. */
  done: string;
  /** Only entries whose field has one of these values. */
  when?: { field: string; in: readonly unknown[] };
  /** Asked first, where it cannot simply be taken back. */
  question?: string;
  /** Also for a selection of the list. */
  bulk?: true;
  /** The status that an order moves to. */
  to?: string;
}

/** A page or a file about the chosen entries, which are its `ids`. */
export type DeskOpening = { label: string } & (
  | {
      /** A page, with a query of its own, if any. */
      href: string;
    }
  | {
      /** A call of `lib/api-routes/staff.ts`. */
      file: 'orderInvoices';
    }
);

/** How an entry appears in a search result and in a chat; the first field with a text counts. */
export interface DeskPreview {
  /** The address of its page; `…` is its id, and the slug follows. */
  path: string;
  title: readonly string[];
  description: readonly string[];
}
