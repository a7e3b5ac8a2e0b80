import 'server-only';
import type { OverlayOptions } from 'sharp';
import { type DrawnLine, drawLine, type TextStyle } from './card-text';

const GAP = 18;
/** The shares of its size that a row is tried in until it is as narrow as its room. */
const SHARES: readonly number[] = [1, 0.93, 0.85, 0.7, 0.55];

/** Where a row is drawn: upwards from a corner, in pixels. */
export interface Corner {
  left: number;
  bottom: number;
  width: number;
}

/** A text of a row. */
export interface TextOfRow extends Omit<TextStyle, 'width'> {
  text: string;
}

/** Texts that stand on one line. */
export interface Row {
  layers: OverlayOptions[];
  /** Where the highest letter begins. */
  top: number;
  /** What the letters stand on. */
  line: number;
}

/** Draws texts side by side in the largest size that leaves them within the width. */
export async function drawRow(
  texts: readonly TextOfRow[],
  corner: Corner,
  [share = 1, ...smaller] = SHARES,
): Promise<Row> {
  const drawn = await Promise.all(
    texts.map(({ text, ...style }) =>
      drawLine(text, { ...style, size: Math.round(share * style.size) }),
    ),
  );
  if (widthOf(drawn) > corner.width && smaller.length > 0) return drawRow(texts, corner, smaller);
  return placed(drawn, corner);
}

function placed(drawn: readonly DrawnLine[], { left, bottom }: Corner): Row {
  const line = bottom - Math.max(...drawn.map(({ drop }) => drop));
  const layers = drawn.map(({ input, height, drop }, index) => {
    const before = index === 0 ? 0 : widthOf(drawn.slice(0, index)) + GAP;
    return { input, left: left + before, top: line + drop - height };
  });
  return { layers, line, top: Math.min(...layers.map(({ top }) => top)) };
}

function widthOf(drawn: readonly DrawnLine[]): number {
  return drawn.reduce((sum, { width }) => sum + width, GAP * Math.max(0, drawn.length - 1));
}
