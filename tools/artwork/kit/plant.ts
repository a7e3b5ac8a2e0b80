import type { Blade, GrownBlade } from './blade.ts';
import { growBlade } from './blade.ts';
import type { Point, Points } from './geometry.ts';
import { circlePath, mirrored, openPath, radians, times } from './geometry.ts';

/**
 * The role of a shape on the printing block: a dye (`leaf` … `cow`), bare paper (`paperleaf`),
 * solid ink (`inkfill` is knocked out in one colour, `inkstand` stays), a line (`stem`) or a gleam
 * (`shine`).
 */
export type Role =
  | 'leaf'
  | 'leaf2'
  | 'flower'
  | 'flower2'
  | 'fruit'
  | 'root'
  | 'cow'
  | 'paperleaf'
  | 'inkfill'
  | 'inkstand'
  | 'stem'
  | 'shine';

export interface Shape {
  role: Role;
  outline: string;
  veins: string;
  /** Line width of a stem. */
  width: number;
}

interface Rosette {
  /** Petal width as a share of the radius. */
  w?: number;
  prof?: Blade['prof'];
  /** Angle of the first petal, degrees. */
  a0?: number;
  /** Whether petals show their midrib. */
  ribs?: boolean;
}

/**
 * A motif being drawn: an upright plant in a 200 × 240 box, mirrored about x = 100, with the part
 * we sell as its crown or its foot. Later shapes are drawn above earlier ones.
 */
export class Plant {
  readonly shapes: Shape[] = [];

  add(role: Role, outline: string, veins = '', width = 0): this {
    this.shapes.push({ role, outline, veins, width });
    return this;
  }

  stem(points: Points, width = 3): this {
    return this.add('stem', openPath(points), '', width);
  }

  /** A stem and its mirror image. */
  stems(points: Points, width = 3): this {
    return this.stem(points, width).stem(mirrored(points), width);
  }

  leaf(blade: Blade, role: Role = 'leaf'): GrownBlade {
    const grown = growBlade(blade);
    this.add(role, grown.outline, grown.veins);
    return grown;
  }

  /** A leaf and its mirror image. */
  pair(blade: Blade, role: Role = 'leaf'): void {
    this.leaf(blade, role);
    this.leaf({ ...blade, x: 200 - blade.x, a: -(blade.a ?? 0), bend: -(blade.bend ?? 0) }, role);
  }

  dot(x: number, y: number, r: number, role: Role = 'flower', veins = ''): this {
    return this.add(role, circlePath(x, y, r), veins);
  }

  /** A flower of `count` petals round (x, y). */
  rosette(x: number, y: number, r: number, count: number, role: Role, o: Rosette = {}): this {
    const { w = 0.9, prof = 'petal', a0 = 0, ribs = false } = o;
    for (const a of times(count, (i) => a0 + (360 * i) / count)) {
      this.leaf({ x, y, a, len: r, w: r * w, prof, mid: ribs ? 0.7 : 0, n: 6 }, role);
    }
    return this;
  }

  /** The small mirrored flourish most motifs stand on. */
  foot(y = 226): this {
    this.pair({ x: 100, y, a: 96, len: 30, w: 9, bend: -0.25, prof: 'drop', mid: 0 }, 'leaf2');
    return this.dot(100, y + 4, 3.4, 'flower');
  }
}

/** A point `distance` from (x, y) in the direction `degrees` (0 up, clockwise). */
export function towards(x: number, y: number, degrees: number, distance: number): Point {
  return [x + Math.sin(radians(degrees)) * distance, y - Math.cos(radians(degrees)) * distance];
}
