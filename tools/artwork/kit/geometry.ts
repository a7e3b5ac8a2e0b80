/** x to the right, y down, in the drawing's own units. */
export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a unit: finer than any screen shows, and half the file. */
export const round = (value: number) => Math.round(value * 10) / 10;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Coordinates as path text. */
export const xy = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** `count` values of `make(index)`. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Points, or their text as in an SVG `points` attribute: `'100,224 100,150'`. */
export type Points = string | readonly Point[];

export function pointsOf(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points;
  return points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The points mirrored about x = 100, the axis of every motif. */
export const mirrored = (points: Points) => pointsOf(points).map(([x, y]): Point => [200 - x, y]);

/** Points drawn about (0, 0) and pointing up, set at (x, y), turned and scaled. */
export function placed(points: Points, x: number, y: number, degrees = 0, scale = 1): Point[] {
  const [c, s] = [Math.cos(radians(degrees)) * scale, Math.sin(radians(degrees)) * scale];
  return pointsOf(points).map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]);
}

/** A smooth cubic segment from `b` to `c`, looking at the neighbours (Catmull-Rom). */
function segment(a: Point, b: Point, c: Point, d: Point): string {
  const leave = xy(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6);
  const arrive = xy(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6);
  return `C${leave} ${arrive} ${xy(c[0], c[1])}`;
}

/** A smooth line on from the first point through the others, without the opening move. */
export function spline(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i] ?? to;
      return segment(points[i - 1] ?? from, from, to, points[i + 2] ?? to);
    })
    .join('');
}

/** A smooth open line through the points. */
export function openPath(line: Points): string {
  const points = pointsOf(line);
  const [first] = points;
  return first ? `M${xy(...first)}${spline(points)}` : '';
}

/** A smooth closed outline through the points. */
export function closedPath(outline: Points): string {
  const points = pointsOf(outline);
  const [first] = points;
  if (!first) return '';
  const around = (index: number) => points[(index + points.length) % points.length] ?? first;
  const segments = points.map((from, i) =>
    segment(around(i - 1), from, around(i + 1), around(i + 2)),
  );
  return `M${xy(...first)}${segments.join('')}Z`;
}

export function circlePath(x: number, y: number, r: number): string {
  const half = `a${round(r)} ${round(r)} 0 1 0`;
  return `M${xy(x - r, y)}${half} ${round(2 * r)} 0${half} ${round(-2 * r)} 0Z`;
}

/** An ellipse turned by `degrees`. */
export function ellipsePath(x: number, y: number, rx: number, ry: number, degrees = 0): string {
  const c = Math.cos(radians(degrees)) * rx;
  const s = Math.sin(radians(degrees)) * rx;
  const arc = `A${round(rx)} ${round(ry)} ${round(degrees)} 1 0`;
  return `M${xy(x - c, y - s)}${arc} ${xy(x + c, y + s)}${arc} ${xy(x - c, y - s)}Z`;
}

/** A polygon with straight sides. */
export function polygonPath(points: readonly Point[]): string {
  return `${points.map(([x, y], i) => `${i ? 'L' : 'M'}${xy(x, y)}`).join('')}Z`;
}
