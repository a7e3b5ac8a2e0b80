/** The number of intervals between the lines of a chart. */
const INTERVALS = 4;
/** Rounded steps, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns the values of a chart's lines, from 0 to a round number that no value exceeds. */
export function chartTicks(max: number): number[] {
  const least = Math.max(max, INTERVALS) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  return Array.from({ length: INTERVALS + 1 }, (_, n) => n * step);
}

/** A position in a plot, in per cent from the left and from the top. */
interface PlotPoint {
  x: number;
  y: number;
}

/** Returns the positions of values, each in the middle of its day. */
export function plotPoints(values: readonly number[], top: number): PlotPoint[] {
  return values.map((value, index) => ({
    x: round(((index + 0.5) / values.length) * 100),
    y: round(100 - (value / top) * 100),
  }));
}

/** Returns the line through points as the path of an SVG. */
export function linePath(points: readonly PlotPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Returns the area between a line and the bottom as the path of an SVG. */
export function areaPath(points: readonly PlotPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${last.x} 100L${first.x} 100Z` : '';
}

const round = (value: number) => Math.round(value * 100) / 100;
