import { letterHtml } from './letter-html.ts';
import type { Letter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

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
