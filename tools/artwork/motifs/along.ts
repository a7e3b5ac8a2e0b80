import type { Point } from '../kit/geometry.ts';

interface Place {
  x: number;
  y: number;
  /** Direction of the line there, degrees. */
  a: number;
}

/** The place at t (0 to 1) on a line of straight pieces, each taking the same share of t. */
export function along(line: readonly Point[], t: number): Place {
  const k = t * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(k));
  const [x1, y1] = line[i] ?? [0, 0];
  const [x2, y2] = line[i + 1] ?? [0, 0];
  const a = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI;
  return { x: x1 + (x2 - x1) * (k - i), y: y1 + (y2 - y1) * (k - i), a };
}
