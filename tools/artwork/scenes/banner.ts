import { growBlade } from '../kit/blade.ts';
import { kinar } from '../kit/emblem.ts';
import { round, times } from '../kit/geometry.ts';
import { inner, svg } from '../kit/svg.ts';
import type { Motif } from '../motifs/growers.ts';
import type { PackArt } from '../packshot.ts';
import { bareView } from '../packshot.ts';
import { repeat, standing } from './field.ts';
import type { DyeLot, LotName } from './lots.ts';
import { lotOf } from './lots.ts';

/** The text is on the calm side: left in `wide` and `strip`, on top in the tall ones. */
const SHAPES = {
  /** Home, 16:6. */
  wide: {
    w: 1600,
    h: 600,
    cx: 1140,
    sunY: 300,
    sunR: 232,
    k: 1,
    pack: 0.5,
    gap: 212,
    step: 150,
    size: 84,
  },
  /** Home on a phone, 4:5. */
  tall: {
    w: 800,
    h: 1000,
    cx: 400,
    sunY: 694,
    sunR: 236,
    k: 1,
    pack: 0.56,
    gap: 236,
    step: 160,
    size: 90,
  },
  /** Category, 16:4. */
  strip: {
    w: 1600,
    h: 400,
    cx: 1180,
    sunY: 206,
    sunR: 150,
    k: 0.66,
    pack: 0.345,
    gap: 150,
    step: 140,
    size: 78,
  },
  /** Category on a phone, 5:4. */
  'strip-tall': {
    w: 800,
    h: 640,
    cx: 400,
    sunY: 408,
    sunR: 168,
    k: 0.72,
    pack: 0.38,
    gap: 168,
    step: 160,
    size: 90,
  },
};

export interface BannerArt {
  lot: LotName;
  motif: Motif;
  /** Every second plant, and the repeat behind. */
  motif2?: Motif;
  /** What stands in the middle in place of a plant, with the packs on both sides of it. */
  centre?: Motif | undefined;
  packs: PackArt[];
}

type Shape = (typeof SHAPES)[keyof typeof SHAPES];

interface Scene extends BannerArt {
  colours: DyeLot;
  shape: Shape;
  isTall: boolean;
  /** Where the plants stand. */
  base: number;
}

const KINAR = 44;
/** Distance of two packs that leave the face of a cow free, in the units of a pack. */
const APART = 740;

/** A banner: a printed field of plants before a sun, the packs in front. No text. */
export function bannerScene(art: BannerArt, shapeName: keyof typeof SHAPES): string {
  const shape = SHAPES[shapeName];
  const { w, h, step, size } = shape;
  const isTall = shapeName.includes('tall');
  const colours = lotOf(art.lot);
  const scene: Scene = { ...art, colours, shape, isTall, base: h - KINAR - 26 };
  const { ground, tone: ink } = colours;
  const behind = { motif: art.motif2 ?? art.motif, ink, paper: ground };
  const body = [
    `<rect width="${w}" height="${h}" fill="${ground}"/>`,
    repeat({ id: `bn${art.lot}${shapeName}`, w, h, step, size, x0: 30, y0: 20, ...behind }),
    sun(scene),
    plants(scene),
    groundBand(scene),
    packs(scene),
  ];
  return svg(w, h, body.join(''));
}

/** The sun with its ring of petals. */
function sun({ shape: { cx, sunY, sunR, k }, colours }: Scene): string {
  const count = Math.round(sunR / 5.8);
  const petals = times(count, (i) => {
    const turn = (i * 2 * Math.PI) / count;
    const [x, y] = [cx + Math.sin(turn) * (sunR + 7), sunY - Math.cos(turn) * (sunR + 7)];
    const len = 30 * (0.4 + 0.6 * k);
    return growBlade({ x, y, a: (i * 360) / count, len, w: 17, mid: 0, n: 4 }).outline;
  });
  const disc = `<circle cx="${cx}" cy="${sunY}" r="${sunR}" fill="${colours.sun}"/>`;
  const ring = `<circle cx="${cx}" cy="${sunY}" r="${sunR - 12}" fill="none" stroke="${colours.ground}" stroke-width="2.4"/>`;
  return `<path d="${petals.join('')}" fill="${colours.sun}"/>${disc}${ring}`;
}

/** Distance from the middle and height of each pair of plants, outermost first. */
function ranksOf({ shape, isTall }: Scene): (readonly [offset: number, height: number])[] {
  const near = [
    [112, 470],
    [232, 400],
    [356, 330],
  ] as const;
  const wide = [
    [128, 470],
    [262, 400],
    [395, 330],
  ] as const;
  const ranks = [...(isTall ? near : wide)].reverse();
  const middle = [0, isTall ? 489 : 500] as const;
  if (shape.k === 1) return [...ranks, middle];
  return isTall ? [[480, 300], ...ranks, middle] : [[640, 280], [527, 300], ...ranks, middle];
}

function plants(scene: Scene): string {
  const { shape, colours, base, motif, motif2 = motif, centre } = scene;
  const { ink, paper } = colours;
  const printing = { ink, paper, petal: paper, lw: 1.25 };
  const ranks = ranksOf(scene);
  const drawn = ranks.flatMap(([offset, height], i) => {
    const grown = (ranks.length - i) % 2 ? motif2 : motif;
    const plant = offset === 0 && centre ? centre : grown;
    const sides = offset ? [-offset, offset] : [0];
    return sides.map((dx) =>
      standing(plant, shape.cx + dx * shape.k, base + 6, height * shape.k, printing),
    );
  });
  return drawn.join('');
}

function groundBand({ shape: { w, h }, colours, base }: Scene): string {
  const { deep, paper, isDark, kin, sun: disc } = colours;
  const band = `<rect y="${base}" width="${w}" height="${h - base}" fill="${deep}"/>`;
  const border = { y: base + 13, w, h: KINAR, leaf: paper, lozenge: isDark ? kin : disc };
  return band + kinar(border);
}

/** The packs side by side, the middle one larger and in front; apart where the middle is free. */
function packs({ packs: art, shape: { cx, gap: usual, pack }, base, centre }: Scene): string {
  const middle = (art.length - 1) / 2;
  const gap = centre ? APART * pack : usual;
  return art
    .map((one, i) => ({ one, offset: i - middle }))
    .sort((a, b) => Math.abs(b.offset) - Math.abs(a.offset))
    .map(({ one, offset }) => {
      const scale = pack * (one.scale ?? 1) * (Math.abs(offset) < 0.6 ? 1 : 0.86);
      const [x, y] = [cx + offset * gap - 400 * scale, base + 18 - 856 * scale];
      const place = `translate(${round(x)} ${round(y)}) scale(${scale})`;
      return `<g transform="${place}">${inner(bareView(one))}</g>`;
    })
    .join('');
}
