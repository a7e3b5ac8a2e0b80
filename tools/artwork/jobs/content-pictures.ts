import type { Motif } from '../motifs/growers.ts';
import type { CoverArt } from '../scenes/cover.ts';
import { cover } from '../scenes/cover.ts';
import type { LotName } from '../scenes/lots.ts';
import { lotOf } from '../scenes/lots.ts';
import { seal } from '../scenes/seal.ts';
import type { Drawing } from './drawing.ts';
import { cutField } from './fields.ts';
import type { ArtContent, SeedArt } from './seed-data.ts';

/** Pictures of the journal, stores, events, partners and seals. */
export function* contentPictures(content: ArtContent): Generator<Drawing> {
  for (const { id, banner_art: art } of content.blogs) {
    yield { name: `blogs/${id}`, svg: cover({ ...art, motif2: secondPlant(art) }), width: 1440 };
  }
  yield* covers('stores', 'field', content.stores);
  yield* covers('events', 'crop', content.events);
  const partners = content.partner_cards.map(({ id, art }) => ({ id, image_art: art }));
  yield* covers('partners', 'plate', partners);
  yield* seals(content);
}

/** Returns the second plant of a cover; in a pair of the same plant, its companion. */
function secondPlant({
  motif,
  motif2,
}: ArtContent['blogs'][number]['banner_art']): Motif | undefined {
  return motif2 === motif ? cutField(motif).motif2 : (motif2 ?? undefined);
}

function* covers(
  folder: string,
  layout: CoverArt['layout'],
  rows: { id: number; image_art: SeedArt }[],
): Generator<Drawing> {
  for (const { id, image_art: art } of rows) {
    yield { name: `${folder}/${id}`, svg: cover({ ...art, layout }), width: 960 };
  }
}

function* seals({ home }: ArtContent): Generator<Drawing> {
  const draw = (name: string, title: string, below: string, art: SeedArt): Drawing => {
    const top = title.replace(' (demo)', '').toUpperCase();
    const svg = seal({ top, bottom: below, motif: art.motif, ...sealInks(art.lot) });
    return { name: `seals/${name}`, svg, width: 480 };
  };
  for (const award of home.awards) {
    yield draw(`award-${award.id}`, award.title, `DEMO AWARD ${award.year}`, award.art);
  }
  for (const { id, label, art } of home.certificates) {
    yield draw(`certificate-${id}`, label, 'DEMO CERTIFICATE', art);
  }
  for (const { id, label } of home.licences) {
    const motif = (['rice', 'tulsi', 'rose'] as const)[id - 1] ?? 'tulsi';
    yield draw(`licence-${id}`, label, 'DEMO NUMBER', { motif, lot: 'neel' });
  }
  yield draw('non-gmo', 'Non-GMO seed', 'MAKER DECLARED', { motif: 'rice', lot: 'vana' });
}

/** A lot's colours on white: what is light on the dye would vanish. */
function sealInks(lot: LotName): { ink: string; accent: string } {
  const { isDark, ground, ink, kin } = lotOf(lot);
  return isDark ? { ink: ground, accent: '#C98A12' } : { ink, accent: kin };
}
