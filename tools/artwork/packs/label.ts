import type { Printing } from '../botanical.ts';
import { botanical } from '../botanical.ts';
import { kinar, mark } from '../kit/emblem.ts';
import { round } from '../kit/geometry.ts';
import type { HindiWord } from '../kit/lettering.ts';
import { hindi, lettering } from '../kit/lettering.ts';
import { wrapName } from '../kit/wrap-name.ts';
import type { Motif } from '../motifs/growers.ts';
import type { Palette } from './palette.ts';

/** The texts and the motif that are printed on a pack. */
export interface LabelText {
  name: string;
  /** Form and size, in small capitals. */
  subtitle: string;
  motif: Motif;
  /** The plant's Hindi name, where the drawing is that plant. */
  hindi?: HindiWord;
}

interface LabelPlace {
  cx: number;
  top: number;
  w: number;
  h: number;
}

/** The motif, `h` high, its top at `top`. */
function plantAt(motif: Motif, cx: number, top: number, h: number, printing: Printing): string {
  const place = `translate(${round(cx - (100 * h) / 240)} ${round(top)})`;
  const scale = round((h / 240) * 1000) / 1000;
  return `<g transform="${place} scale(${scale})">${botanical(motif, printing)}</g>`;
}

interface Brand {
  cx: number;
  y: number;
  scale: number;
  leaf: string;
  bud: string;
  ink: string;
}

function brandLine({ cx, y, scale: k, leaf, bud, ink }: Brand): string {
  const emblem = mark({ x: cx - 17 * k, y, scale: 0.34 * k, leaf, bud });
  const place = { x: cx + 0.1 * 15 * k, y: y + 56 * k };
  return (
    emblem + lettering('VANYA', { ...place, size: 17 * k, font: 'sans', track: 0.34, fill: ink })
  );
}

const capitals = (subtitle: string) => subtitle.toUpperCase();

/** Two inks printed straight on the pack: pouch, tin, tube, box. */
export function printedLabel(place: LabelPlace, label: LabelText, colours: Palette): string {
  const { cx, top, w, h } = place;
  const { print, accentPrint: accent, body } = colours;
  const k = w / 400;
  const width = w * 0.78;
  const name = wrapName(label.name, 45 * k, width);
  const leading = name.size * 0.98;
  const border = { y: top + h - 40 * k, h: 40 * k };
  const ySubtitle = border.y - 22 * k;
  const yRule = ySubtitle - 27 * k;
  const yHindi = yRule - 16 * k;
  const yName = yHindi - (label.hindi ? 42 : 8) * k - (name.lines.length - 1) * leading;
  const yPlant = top + 66 * k;
  const inks = { ink: print, paper: body, accent, gap: 3, lw: 1.5 };
  return [
    brandLine({ cx, y: top + 2 * k, scale: k * 0.92, leaf: print, bud: accent, ink: print }),
    plantAt(label.motif, cx, yPlant, yName - name.size * 0.9 - yPlant, { mode: 'solid', ...inks }),
    ...name.lines.map((text, i) =>
      lettering(text, { x: cx, y: yName + i * leading, size: name.size, fill: print }),
    ),
    label.hindi ? hindi(label.hindi, { x: cx, y: yHindi + 2 * k, size: 27 * k, fill: accent }) : '',
    `<path d="M${round(cx - width / 2)} ${round(yRule)}h${round(width)}" stroke="${print}" stroke-opacity=".5" stroke-width="${round(1.4 * k)}"/>`,
    lettering(capitals(label.subtitle), {
      x: cx,
      y: ySubtitle,
      size: 16.5 * k,
      font: 'sans',
      track: 0.13,
      fill: print,
      max: width,
    }),
    kinar({ x: cx - w / 2, w, ...border, leaf: print, lozenge: accent }),
  ].join('');
}

/**
 * Prints a paper label in full colour: jar, bottle, dropper, soap. A wide label has its brand in
 * the corners.
 */
export function paperLabel(
  place: LabelPlace & { wide?: boolean },
  label: LabelText,
  colours: Palette,
): string {
  const { cx, top, w, h, wide = false } = place;
  const { ink, paper } = colours;
  const k = wide ? h / 330 : w / 250;
  const band = 40 * k;
  const width = w - 18 * k * 2.3;
  const name = paperName(label.name, k, width, wide);
  const leading = name.size * 0.98;
  const yHindi = top + h - band - 19 * k;
  const yName = yHindi - (label.hindi ? 31 : 2) * k - (name.lines.length - 1) * leading;
  const yPlant = top + 22 * k + (wide ? 0 : 50 * k);
  const hPlant = yName - name.size * 0.88 - yPlant;
  return [
    labelFrame(place, k, band, colours),
    lettering(capitals(label.subtitle), {
      x: cx,
      y: top + h - band / 2 + 5.4 * k,
      size: 15 * k,
      font: 'sans',
      track: 0.13,
      fill: paper,
      max: width,
    }),
    wide ? cornerBrand(place, k, colours) : middleBrand(place, k, colours),
    plantAt(label.motif, cx, yPlant, hPlant, { ink, paper, petal: '#FFFFFF', lw: 1.5 }),
    ...name.lines.map((text, i) =>
      lettering(text, { x: cx, y: yName + i * leading, size: name.size, fill: ink }),
    ),
    label.hindi
      ? hindi(label.hindi, { x: cx, y: yHindi, size: 24 * k, fill: colours.accentInk })
      : '',
  ].join('');
}

/** A name that needs three lines is set smaller, so that the plant keeps its room. */
function paperName(name: string, k: number, width: number, wide: boolean) {
  if (wide) return wrapName(name, 38 * k, width, 2);
  const large = wrapName(name, 31 * k, width);
  return large.lines.length < 3 ? large : wrapName(name, 25 * k, width);
}

function labelFrame({ cx, top, w, h }: LabelPlace, k: number, band: number, c: Palette): string {
  const [left, width] = [round(cx - w / 2), round(w)];
  const foot = `<path d="M${left} ${round(top + h - band)}h${width}v${round(band)}h${round(-w)}Z" fill="${c.body}"/>`;
  const rules = [top + 9 * k, top + 14 * k, top + h - band - 6 * k];
  const lines = rules.map((y) => `M${left} ${round(y)}h${width}`).join('');
  return `${foot}<path d="${lines}" stroke="${c.body}" stroke-width="${round(1.3 * k)}" fill="none"/>`;
}

function middleBrand({ cx, top }: LabelPlace, k: number, c: Palette): string {
  const inks = { leaf: c.body, bud: c.accentInk, ink: c.ink };
  return brandLine({ cx, y: top + 22 * k, scale: k * 0.84, ...inks });
}

function cornerBrand({ cx, top, w }: LabelPlace, k: number, c: Palette): string {
  const corner = { x: cx - w / 2 + 24 * k, y: top + 26 * k, scale: 0.34 * k };
  const place = { x: cx + w / 2 - 22 * k, y: top + 52 * k, anchor: 'end' } as const;
  const word = { size: 17 * k, font: 'sans', track: 0.26, fill: c.ink } as const;
  return (
    mark({ ...corner, leaf: c.body, bud: c.accentInk }) + lettering('VANYA', { ...place, ...word })
  );
}
