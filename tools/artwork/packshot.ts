import { botanical } from './botanical.ts';
import { round } from './kit/geometry.ts';
import { svg } from './kit/svg.ts';
import type { Motif } from './motifs/growers.ts';
import { bar } from './packs/bar.ts';
import { bottle } from './packs/bottle.ts';
import { box } from './packs/box.ts';
import { dropper } from './packs/dropper.ts';
import { jar } from './packs/jar.ts';
import type { LabelText } from './packs/label.ts';
import { radial, SHADE } from './packs/light.ts';
import type { Pack, PackInput } from './packs/pack.ts';
import type { PackColours, Palette } from './packs/palette.ts';
import { paletteOf } from './packs/palette.ts';
import { pouch } from './packs/pouch.ts';
import { tin } from './packs/tin.ts';
import { tube } from './packs/tube.ts';
import type { BackLabel } from './scenes/back-label.ts';
import { backLabel } from './scenes/back-label.ts';
import { plate } from './scenes/plate.ts';
import { studio } from './scenes/studio.ts';

const BUILDERS = { pouch, jar, bottle, tin, box, bar, tube, dropper };

export type PackKind = keyof typeof BUILDERS;

export interface PackArt extends LabelText, PackColours {
  kind: PackKind;
  /** The size beside other packs of its kind; 1 by default. */
  scale?: number | undefined;
}

/**
 * The pictures of a product, each an SVG document in the 800 × 1000 frame: the pack in its set, the
 * pack with its plant laid before it, the plant alone, and the back label.
 */
export function packViews(art: PackArt, back: BackLabel) {
  const colours = paletteOf(art);
  return {
    front: frontView(art),
    still: stillView(art),
    plate: plate(art, colours),
    back: backLabel(art, colours, back),
  };
}

function frontView(art: PackArt): string {
  return inStudio(art, () => '');
}

function stillView(art: PackArt): string {
  return inStudio(art, (id, colours) => cutPlant(id, art.motif, colours));
}

/** The pack alone on a transparent ground, to be set into a scene. */
export function bareView(art: PackArt): string {
  const id = idOf(art, 'bare');
  const pack = build(art, id, paletteOf(art));
  const { left, right, y } = pack.foot;
  const shadow = radial(`${id}sh`, [
    [0, SHADE, 0.5],
    [0.6, SHADE, 0.2],
    [1, SHADE, 0],
  ]);
  const contact = `<ellipse cx="${round((left + right) / 2 + 24)}" cy="${y + 2}" rx="${round((right - left) * 0.62)}" ry="20" fill="url(#${id}sh)"/>`;
  return svg(800, 1000, `<defs>${pack.defs}${shadow}</defs>${contact}${pack.body}`, titleOf(art));
}

/** The size of each kind in the frame, and the height of its middle. */
const STANDING: Partial<Record<PackKind, { zoom?: number; middle?: number }>> = {
  bar: { zoom: 1.04, middle: 398 },
  bottle: { zoom: 1.06 },
  dropper: { zoom: 1.06 },
  box: { middle: 412 },
};

function inStudio(art: PackArt, before: (id: string, colours: Palette) => string): string {
  const colours = paletteOf(art);
  const id = idOf(art, 'studio');
  const pack = build(art, id, colours);
  const { defs, set, shadow } = studio(id, colours, pack.foot, handOf(art));
  const { zoom: usual = 1.1, middle = 400 } = STANDING[art.kind] ?? {};
  const zoom = usual * (art.scale ?? 1);
  const place = `translate(${round(400 - middle * zoom)} ${round(868 - 850 * zoom)}) scale(${zoom})`;
  const standing = `<g transform="${place}">${shadow}${pack.body}</g>`;
  const body = `<defs>${defs}${pack.defs}</defs>${set}${standing}${before(id, colours)}`;
  return svg(800, 1000, body, titleOf(art));
}

function build(art: PackArt, id: string, colours: Palette): Pack {
  const input: PackInput = { id, colours, label: art };
  return BUILDERS[art.kind](input);
}

/** The plant laid on the table where the motif itself cannot be laid, such as a cow or a lamp. */
const LAID: Partial<Record<Motif, Motif>> = {
  ghee: 'marigold',
  honey: 'marigold',
  mortar: 'tulsi',
  diya: 'marigold',
  drop: 'marigold',
  bowl: 'foxtail',
  gift: 'marigold',
  salt: 'lotus',
};

function cutPlant(id: string, motif: Motif, { ink, shade }: Palette): string {
  const laid = LAID[motif] ?? motif;
  const shadow = botanical(laid, { mode: 'solid', ink: shade, paper: shade, accent: shade });
  const plant = botanical(laid, { ink, paper: '#FFFDF6', lw: 1.1 });
  const lie = (x: number, y: number) =>
    `transform="translate(${x} ${y}) rotate(-76) scale(1.75 1.75)"`;
  return `<g filter="url(#${id}b2)"><g ${lie(64, 1010)} opacity=".5">${shadow}</g></g><g ${lie(52, 996)}>${plant}</g>`;
}

const titleOf = ({ name, subtitle }: PackArt) => (subtitle ? `${name}, ${subtitle}` : name);

function hash(text: string): number {
  let value = 5381;
  for (const letter of text) value = ((value * 33) ^ letter.charCodeAt(0)) >>> 0;
  return value;
}

const idOf = (art: PackArt, view: string) => `p${hash(JSON.stringify([art, view])).toString(36)}`;

/** The plant and the kind choose the leaf shadow, so that neighbours differ. */
const handOf = ({ motif, kind }: PackArt) => hash(motif + kind) % 3;
