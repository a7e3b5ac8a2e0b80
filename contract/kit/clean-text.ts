/** Marks that turn the direction of the letters after them, so that a name reads as another. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Characters without a width; joiners stay, since letters of India and emoji are made with them. */
const ZERO_WIDTH = /[\u00ad\u200b\u2060\ufeff]/g;
const CONTROLS = /\p{Cc}+/gu;
const CONTROLS_IN_LINES = /[^\P{Cc}\n\t]+/gu;
/** A character that is seen: no space, control, joiner, filler or blank of Braille. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{DI}\u2800]/u;

/**
 * Returns a text of one line as its writer sees it: without invisible characters and marks of
 * direction, with a space in place of a line break or another control. '' if nothing is seen.
 */
export function cleanLine(text: string): string {
  return seen(text.replace(CONTROLS, ' '));
}

/** The same for a text of several lines: it keeps its line breaks, written `\n`, and tabs. */
export function cleanLines(text: string): string {
  return seen(text.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_LINES, ' '));
}

function seen(text: string): string {
  const clean = text.replace(DIRECTION_MARKS, '').replace(ZERO_WIDTH, '').trim();
  return VISIBLE.test(clean) ? clean : '';
}
