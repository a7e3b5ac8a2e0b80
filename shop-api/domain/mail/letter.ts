import { letterHtml } from './letter-html.ts';
import type { LetterPart } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** What a mail says, before it is text or HTML. */
export interface Letter {
  /** Nothing a shopper typed belongs into it. */
  subject: string;
  /** In the order they are read; made by `letter-parts.ts`. Greeting and company stand around them. */
  parts: readonly LetterPart[];
}

/** The two forms a mail travels in. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** Writes a letter as plain text and as HTML that says the same, also without styles. */
export function writeLetter(letter: Letter): WrittenLetter {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}
