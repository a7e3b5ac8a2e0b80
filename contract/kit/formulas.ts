/** What a spreadsheet would calculate, and what `neutral` has written before it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEUTRAL = /^'+[=+\-@\t\r]/;
const COMMAND = /^(?:[=@\t\r]|[+-](?![\d.\s]))/;

/** An amount below nothing: a sum over its column counts it. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** Returns a text that no spreadsheet takes for a formula: an apostrophe stands before it. */
export function neutral(text: string): string {
  if (NEGATIVE.test(text)) return text;
  return FORMULA.test(text) || NEUTRAL.test(text) ? `'${text}` : text;
}

/** Returns the text that `neutral` was given. */
export function original(text: string): string {
  return NEUTRAL.test(text) ? text.slice(1) : text;
}

/** Whether a text of a file would be calculated; a signed number is none. */
export function mayBeFormula(text: string): boolean {
  return COMMAND.test(text);
}
