/** A line of a table: a product and its price, a word and what it stands for. */
export interface LetterRow {
  label: string;
  value: string;
  /** What it all comes to. */
  isTotal?: boolean;
}

/** A piece of a mail. Text and HTML say the same with each. */
export type LetterPart =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'table'; rows: readonly LetterRow[] }
  | { kind: 'button'; label: string; url: string };

/** What a mail says, before it is text or HTML. */
export interface Letter {
  /** Nothing a shopper typed belongs into it. */
  subject: string;
  /** In the order they are read; made by the functions below. Greeting and company stand around them. */
  parts: readonly LetterPart[];
}

/** The words above everything else. */
export function heading(text: string): LetterPart {
  return { kind: 'heading', text };
}

/** The shop's own words. Nothing a shopper typed belongs into it. */
export function paragraph(text: string): LetterPart {
  return { kind: 'paragraph', text };
}

/** Words that somebody typed, set off so that nobody takes them for the shop's. Lines are kept. */
export function quote(text: string): LetterPart {
  return { kind: 'quote', text };
}

/** Lines with what belongs to each at the right, such as amounts in the words of `formatPaise`. */
export function table(rows: readonly LetterRow[]): LetterPart {
  return { kind: 'table', rows };
}

/** The one thing to do; its address is written out below it. */
export function button(label: string, url: string): LetterPart {
  return { kind: 'button', label, url };
}
