import type { HindiWord } from '../kit/lettering.ts';
import type { Motif } from '../motifs/growers.ts';
import type { PackArt } from '../packshot.ts';
import { PLANTS } from './plants.ts';
import type { Product } from './seed-data.ts';

/** Returns the drawing instructions of a product's pack. */
export function packArtOf(product: Product): PackArt {
  const { id, name, packshot } = product;
  const { kind, hue, accent, tone, fill, motif, scale } = packshot;
  const plant = PLANTS[id] ?? { motif, hindi: ownName(motif) };
  const glass = packshot.glass ?? (kind === 'jar' ? 'clear' : 'amber');
  return {
    kind,
    scale,
    hue,
    accent,
    tone,
    fill,
    glass,
    name,
    subtitle: subtitleOf(product),
    ...plant,
  };
}

/** The first motifs are named as their plants are in Hindi. */
const ownName = (motif: Motif): HindiWord => motif as HindiWord;

/** Returns form and size; the form is left out where name or size contains it already. */
function subtitleOf({ name, form_name: form, size }: Product): string {
  const said = `${name} ${size}`.toLowerCase();
  const isSaid = said.includes(form.toLowerCase());
  return isSaid || UNTOLD.has(form) ? size : `${form} · ${size}`;
}

/** Forms that are not printed on a pack. */
const UNTOLD = new Set(['Accessory', 'Gift Set', 'Stick']);
