import type { Position } from './distance';

/** A sketch for orientation, not a survey: longitude and latitude along border and coast. */
const OUTLINE =
  '68.2 23.7,68.8 24.3,70 24.2,71 24.4,70.8 25.1,70.2 25.8,70.1 26.5,69.5 26.8,69.6 27.2,70.4 28,' +
  '70.8 27.7,71.9 27.9,72.4 28.8,73.3 29.9,73.9 30.1,74.6 31,74.6 31.9,75.3 32.3,74.6 32.8,' +
  '73.8 33,73.5 33.8,73.5 34.5,73.8 35,73.1 35.6,72.5 36.2,73 36.7,74 36.9,74.9 37.1,75.4 36.9,' +
  '76.2 36.6,77 36.1,78 36,79.3 35.9,80.2 35.5,80.1 34.8,79.4 34.4,79 33.8,79.4 33.2,79.3 32.6,' +
  '78.6 32.5,78.7 31.8,78.9 31.2,79.7 30.9,81 30.2,80.4 29.7,80.1 28.8,81.3 28.1,82.7 27.7,' +
  '84.1 27.4,85.2 26.8,86.7 26.4,88.1 26.4,88.1 27.9,88.9 27.9,88.8 27.1,89.7 26.7,91.5 26.8,' +
  '92.1 26.9,91.7 27.8,92.6 28,93.5 28.7,94.6 29.3,95.5 29.1,96.2 29.4,97 28.4,97.3 28.2,' +
  '97 27.6,96.2 27.2,95.2 26.6,95 25.9,94.6 25.2,94.2 23.9,93.4 24,93.3 23,92.8 22,92.4 22.9,' +
  '92.2 23.7,91.7 23,91.2 23.7,91.9 24.3,92.3 25,91 25.2,89.9 25.3,89.8 26,88.9 26.3,88.4 26.5,' +
  '88.1 25.8,88.9 25.2,88.1 24.7,88.7 24.2,88.7 23.2,89 22.1,88.9 21.6,88.2 21.6,87.2 21.5,' +
  '86.9 20.7,86.5 20.1,85.1 19.4,84.1 18.3,82.4 16.7,81.3 16,80.3 15.6,80.1 14.5,80.3 13.4,' +
  '79.8 12,79.8 10.3,79 9.3,78.2 8.8,77.5 8.1,76.6 8.9,76.2 10,75.7 11.4,74.8 12.9,74.3 14.6,' +
  '73.7 15.8,73.3 17,72.8 18.9,72.8 20.2,72.7 21.2,72.5 22.2,72.2 21.9,72.1 21.2,71 20.75,' +
  '70.1 21.1,69 22.3,70.3 22.9,69.2 22.85,68.4 23.4';

/** The larger islands, each as one dot. */
const ISLANDS: Position[] = [
  [92.9, 13.2],
  [92.8, 12.3],
  [92.6, 11.4],
  [93.8, 7.1],
  [72.7, 11],
  [73.1, 8.4],
].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));

const WEST = 67;
const NORTH = 37.8;
const UNITS_PER_DEGREE = 16;
/** How much narrower a degree of longitude is in the middle of the country. */
const NARROWING = 0.92;

/** The size of the drawing in its own units. */
export const MAP_SIZE = { width: 462, height: 504 };

interface Point {
  x: number;
  y: number;
}

/** Returns the place of a position in the drawing. */
export function onMap({ latitude, longitude }: Position): Point {
  return {
    x: round((longitude - WEST) * UNITS_PER_DEGREE * NARROWING),
    y: round((NORTH - latitude) * UNITS_PER_DEGREE),
  };
}

/** Returns the outline of the country as the data of an SVG path. */
export function outlinePath(): string {
  const points = OUTLINE.split(',').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(' ').map(Number);
    const { x, y } = onMap({ latitude, longitude });
    return `${x} ${y}`;
  });
  return `M${points.join('L')}Z`;
}

/** Returns the places of the islands. */
export function islandPoints(): Point[] {
  return ISLANDS.map(onMap);
}

const LABEL_HEIGHT = 19;
const LABEL_WIDTH = 120;

interface Label extends Point {
  index: number;
  height: number;
}

/**
 * Returns the height of each label beside its point: labels of close points move apart, evenly
 * around their points.
 */
export function labelHeights(points: readonly Point[]): number[] {
  const labels = points.map((point, index): Label => ({ ...point, index, height: point.y }));
  const groups: Label[][] = [];
  for (const label of [...labels].sort((a, b) => a.y - b.y)) {
    const group = groups.find((others) => overlaps(others.at(-1), label));
    if (group) group.push(label);
    else groups.push([label]);
    if (group) spread(group);
  }
  return labels.map(({ height }) => height);
}

function overlaps(above: Label | undefined, { x, y }: Label): boolean {
  return (
    above !== undefined && y < above.height + LABEL_HEIGHT && Math.abs(x - above.x) < LABEL_WIDTH
  );
}

function spread(group: Label[]): void {
  const middle = group.reduce((sum, { y }) => sum + y, 0) / group.length;
  for (const [place, label] of group.entries()) {
    label.height = round(middle + (place - (group.length - 1) / 2) * LABEL_HEIGHT);
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
