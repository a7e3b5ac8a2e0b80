import { fontFile, openFont, SHOP_FAMILY, type Weight } from './script-fonts.ts';
import {
  emWidth,
  isRightToLeft,
  printable,
  type ShapedRun,
  scriptRuns,
  shapeable,
} from './script-runs.ts';

/** The room and the look of a text, in points. */
export interface ScriptStyle {
  width: number;
  size: number;
  weight: Weight;
  align: 'left' | 'right' | 'center';
  lineGap: number;
}

type Line = string[];

/**
 * Breaks a text in several scripts into lines of words, by the widths of the glyphs that are drawn.
 * Signs that no font has are left out.
 */
export function scriptLines(text: string, style: ScriptStyle): Line[] {
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => linesOf(paragraph, style));
}

function linesOf(paragraph: string, style: ScriptStyle): Line[] {
  let line: Line = [];
  const lines = [line];
  const words = paragraph.trim().split(/\s+/);
  for (const word of words.flatMap((one) => fitting(one, style))) {
    if (line.length > 0 && widthOf([...line, word], style) > style.width) {
      line = [];
      lines.push(line);
    }
    line.push(word);
  }
  return lines;
}

/** Returns the height of a number of lines, in points: that of lines in the shop's own family. */
export function scriptHeight(
  pdf: PDFKit.PDFDocument,
  lines: number,
  { weight, size, lineGap }: ScriptStyle,
): number {
  return lines * (pdf.font(weight).fontSize(size).currentLineHeight(true) + lineGap);
}

/**
 * Draws lines below each other. Shaped letters are drawn out of the order they are read in, so each
 * line names its text for search, copies and screen readers (ActualText, ISO 32000-1, 14.9.4).
 */
export function drawScriptLines(
  pdf: PDFKit.PDFDocument,
  lines: Line[],
  { x, y, style }: { x: number; y: number; style: ScriptStyle },
): void {
  const { ascent, unitsPerEm } = openFont(SHOP_FAMILY, style.weight);
  for (const [index, line] of lines.entries()) {
    const free = style.width - widthOf(line, style);
    let left = x + free * { left: 0, center: 0.5, right: 1 }[style.align];
    const baseline = y + scriptHeight(pdf, index, style) + (ascent / unitsPerEm) * style.size;
    pdf.markContent('Span', { actual: line.join(' ') });
    for (const run of runsOf(line, style.weight)) {
      choose(pdf, run, style);
      pdf.text(run.text, left, baseline, { ...shapeOf(run), baseline: 'alphabetic' });
      left += emWidth(run, style.weight) * style.size;
    }
    pdf.endMarkedContent();
  }
}

/** A word longer than the line goes on below; what a reader sees as one letter stays together. */
function fitting(word: string, style: ScriptStyle): string[] {
  if (widthOf([word], style) <= style.width) return [word];
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${parts.at(-1) ?? ''}${segment}`;
    if (parts.length === 0 || widthOf([longer], style) > style.width) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** Returns the width of the glyphs of a line, in points. */
export function widthOf(line: Line, { weight, size }: ScriptStyle): number {
  return runsOf(line, weight).reduce((sum, run) => sum + emWidth(run, weight) * size, 0);
}

/** Chooses the font of a run. */
function choose(
  pdf: PDFKit.PDFDocument,
  { family }: ShapedRun,
  { weight, size }: ScriptStyle,
): void {
  const name = family === SHOP_FAMILY ? weight : `${family} ${weight}`;
  pdf.registerFont(name, fontFile(family, weight));
  pdf.font(name).fontSize(size);
}

/** Without named features PDFKit shapes a word once for a document. */
function shapeOf({ features }: ShapedRun) {
  const named = features as unknown as PDFKit.Mixins.OpenTypeFeatures[];
  return { ...(features && { features: named }), lineBreak: false };
}

/** The runs of a line from left to right: words written from right to left change places. */
function runsOf(line: Line, weight: Weight): ShapedRun[] {
  const words: string[] = [];
  let place = 0;
  for (const word of line) {
    const isReversed = isRightToLeft(word);
    if (!isReversed) place = words.length + 1;
    words.splice(isReversed ? place : words.length, 0, word);
  }
  const runs = words.flatMap((word, index) => [
    ...(index > 0 ? [{ text: ' ', family: SHOP_FAMILY }] : []),
    ...(isRightToLeft(word) ? scriptRuns(word).reverse() : scriptRuns(word)),
  ]);
  return shapeable(runs, weight);
}
