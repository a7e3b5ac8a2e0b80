import { LRUCache } from 'lru-cache';
import { type Family, familyOf, openFont, SHOP_FAMILY, type Weight } from './script-fonts.ts';

/** A part of a text that one font draws. */
export interface ScriptRun {
  text: string;
  family: Family;
}

/** Letters that the shop's own family draws one by one, in the order they are written. */
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u00ff\u2010-\u2026₹]*$/u;
/** What belongs to the letter before, and is never drawn alone. */
const JOINED = /\p{Join_Control}|\p{Mark}/u;
const SPACE = /\s/u;

/** Whether a text needs no shaping and no other font. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** Whether a word is written from right to left. */
export function isRightToLeft(word: string): boolean {
  return /\p{Script=Arabic}/u.test(word);
}

/** Returns a text without the signs that no font has, such as emoji. */
export function printable(text: string): string {
  let isLastDrawn = false;
  return [...text]
    .filter((letter) => {
      const isJoiner = letter === '\u200c' || letter === '\u200d';
      if (isJoiner || SPACE.test(letter)) return isJoiner ? isLastDrawn : true;
      const isDrawn = familyOf(letter) !== undefined;
      const isAlone = JOINED.test(letter) && !isLastDrawn;
      isLastDrawn = isDrawn && !isAlone;
      return isLastDrawn;
    })
    .join('');
}

/** Splits a printable word into parts of one font each. */
export function scriptRuns(word: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const letter of word) {
    const last = runs.at(-1);
    const own = familyOf(letter) ?? SHOP_FAMILY;
    const isJoined = JOINED.test(letter) && own === SHOP_FAMILY;
    if (last && (last.family === own || isJoined)) last.text += letter;
    else runs.push({ text: letter, family: own });
  }
  return runs;
}

/** Marks above and below that fontkit cannot place in some fonts, where it throws. */
const WITHOUT_MARKS = { abvm: false, blwm: false, mark: false, mkmk: false };

/**
 * Returns the runs as fontkit can shape them: as they are, else without placed marks, else letter
 * by letter. A letter that fails alone is left out.
 */
export function shapeable(runs: ScriptRun[], weight: Weight): ShapedRun[] {
  return runs.flatMap(({ text, family }) => {
    const whole = [{}, { features: WITHOUT_MARKS }]
      .map((shape) => ({ text, family, ...shape }))
      .find((run) => fontWidth(run, weight) !== null);
    if (whole) return [whole];
    return [...text]
      .map((letter) => ({ text: letter, family, features: WITHOUT_MARKS }))
      .filter((run) => fontWidth(run, weight) !== null);
  });
}

/** Returns the width of a run, in units of the size of its letters. */
export function emWidth(run: ShapedRun, weight: Weight): number {
  return (fontWidth(run, weight) ?? 0) / openFont(run.family, weight).unitsPerEm;
}

/** A run with the OpenType features that it is shaped with; those of its font where none are named. */
export interface ShapedRun extends ScriptRun {
  features?: Record<string, boolean>;
}

/** The widths of runs in units of their fonts; null: fontkit throws. Documents share most words. */
const widths = new LRUCache<string, { width: number | null }>({ max: 5_000 });

function fontWidth(run: ShapedRun, weight: Weight): number | null {
  const { text, family, features } = run;
  const key = `${weight} ${family} ${features === undefined} ${text}`;
  const known = widths.get(key) ?? { width: layoutWidth(run, weight) };
  widths.set(key, known);
  return known.width;
}

function layoutWidth({ text, family, features }: ShapedRun, weight: Weight): number | null {
  try {
    return openFont(family, weight).layout(text, features).advanceWidth;
  } catch {
    return null;
  }
}
