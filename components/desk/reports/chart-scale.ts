import { nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';

/** About so many intervals are between the lines of a chart. */
const INTERVALS = 4;

/** Returns the values of a chart's lines, from 0 to a round number that no value exceeds. */
export function chartTicks(max: number): number[] {
  const [, top] = nice(0, Math.max(max, INTERVALS), INTERVALS);
  return ticks(0, top, INTERVALS);
}

/** Returns the position of a part in the plot, in its middle, in per cent from the left. */
export const acrossOf = (index: number, parts: number) => ((index + 0.5) / parts) * 100;

/** Returns the height of a value in the plot, in per cent from the top. */
export const heightOf = (value: number, top: number) => 100 - (value / top) * 100;

/** Returns the line through values, and the area below it, as paths of an SVG of 100 by 100. */
export function chartPaths(values: readonly number[], top: number) {
  const x = (_: number, index: number) => acrossOf(index, values.length);
  const y = (value: number) => heightOf(value, top);
  const path = line<number>(x, y).digits(2);
  const below = area<number>(x, 100, y).digits(2);
  return { line: path(values) ?? '', area: below(values) ?? '' };
}
