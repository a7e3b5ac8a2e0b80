import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logo, mark } from '../kit/emblem.ts';
import { svg } from '../kit/svg.ts';
import type { Motif } from '../motifs/growers.ts';
import { bannerScene } from '../scenes/banner.ts';
import type { LotName } from '../scenes/lots.ts';
import { shareCard } from '../scenes/share-card.ts';
import { buttaTile, kinarTile, motifPicture } from '../scenes/tiles.ts';
import { cutField } from './fields.ts';
import { drawMailArt } from './mail-art.ts';
import { rasterise } from './rasterise.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC = join(ROOT, 'public/art');
const APP = join(ROOT, 'app');

type Save = (file: string, bytes: Buffer | string) => Promise<void>;

const PAPER = '#FBF4E2';
const VANA = '#0F4A36';
const HALDI = '#F2B632';

/** The mark on its own, on no ground. */
const plainMark = (leaf?: string, bud?: string) => svg(100, 100, mark({ leaf, bud }), 'Vanya');

/** The corner of an icon that the system does not cut, of 100. */
const CORNER = 22;
/** A mask of any shape leaves the inner 80 % of an icon. */
const INSIDE_MASK = 0.58;

/** The mark on green, for home screens. A system that rounds icons gets a full ground. */
function appIcon({ corner = 0, scale = 0.68 } = {}): string {
  const ground = `<rect width="100" height="100" rx="${corner}" fill="${VANA}"/>`;
  const at = { x: 50 - 50 * scale, y: 49 - 50 * scale, scale };
  return svg(100, 100, ground + mark({ ...at, leaf: PAPER, bud: HALDI }));
}

const VECTORS = {
  logo: logo(),
  'logo-light': logo({ ink: PAPER, bud: HALDI }),
  'logo-hindi': logo({ withHindi: true }),
  mark: plainMark(),
  'mark-light': plainMark(PAPER, HALDI),
  'kinar-light': kinarTile(PAPER, HALDI),
  'kinar-green': kinarTile(VANA, '#C4264E'),
  'kinar-ink': kinarTile('#3A2506', '#A92B3C'),
};

const BUTTAS = {
  'butta-vana': buttaTile('tulsi', '#155540', VANA),
  'butta-neel': buttaTile('lotus', '#303F90', '#27357F'),
  'butta-haldi': buttaTile('turmeric', '#F5C24E', HALDI),
};

/** Plants for empty states. */
const PLANTS = [
  'tulsi',
  'neem',
  'rose',
  'coffee',
  'ghee',
  'lotus',
  'marigold',
  'mint',
  'lemon',
  'aloe',
  'honey',
  'ashwagandha',
] as const;

/** Grounds and plants beside the login form. */
const LOGIN_SLIDES = {
  orders: { lot: 'kattha', motif: 'marigold' },
  wishlist: { lot: 'asmani', motif: 'lotus' },
  elite: { lot: 'haldi', motif: 'chilli' },
} as const satisfies Record<string, { lot: LotName; motif: Motif }>;

/** Twice the width they are drawn at, and the part of it that a phone's strip shows. */
const LOGIN_WIDTH = 720;
const LOGIN_STRIP = { left: 0, top: 506, width: LOGIN_WIDTH, height: 270 };

/** Grounds and plants of the organic living page's banners. */
const LAND_SLIDES = {
  garden: { lot: 'paan', motif: 'lemon' },
  water: { lot: 'asmani', motif: 'lotus' },
  house: { lot: 'gulab', motif: 'marigold' },
} as const satisfies Record<string, { lot: LotName; motif: Motif }>;

const LAND_WIDTHS = { wide: 1600, tall: 800 } as const;

/** Draws what belongs to the storefront itself, not to the shop's data. */
export async function drawSiteArt(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  await mkdir(APP, { recursive: true });
  const save: Save = (file, bytes) => writeFile(join(PUBLIC, file), bytes);

  for (const [name, drawing] of Object.entries(VECTORS)) await save(`${name}.svg`, drawing);
  for (const [name, drawing] of Object.entries(BUTTAS)) {
    await save(`${name}.webp`, await rasterise(drawing, 640).webp({ quality: 82 }).toBuffer());
  }
  for (const motif of PLANTS) {
    const picture = rasterise(motifPicture(motif), 240);
    await save(
      `m-${motif}.webp`,
      await picture.webp({ quality: 80, alphaQuality: 80, effort: 6 }).toBuffer(),
    );
  }
  await drawLoginSlides(save);
  await drawLandSlides(save);
  await drawMailArt(save);
  for (const size of [192, 512]) {
    const icons = {
      icon: appIcon({ corner: CORNER }),
      'icon-maskable': appIcon({ scale: INSIDE_MASK }),
    };
    for (const [name, icon] of Object.entries(icons)) {
      await save(`${name}-${size}.png`, await rasterise(icon, size).png().toBuffer());
    }
  }
  for (const [name, isNamed] of Object.entries({ 'og-default': true, 'og-plain': false })) {
    const card = rasterise(shareCard({ isNamed }), 1200).flatten();
    await save(`${name}.jpg`, await card.jpeg({ quality: 84 }).toBuffer());
  }
  await writeFile(join(APP, 'icon.svg'), appIcon({ corner: CORNER }));
  await rasterise(appIcon(), 180).png().toFile(join(APP, 'apple-icon.png'));
}

async function drawLoginSlides(save: Save): Promise<void> {
  for (const [name, { lot, motif }] of Object.entries(LOGIN_SLIDES)) {
    const scene = bannerScene({ lot, ...cutField(motif), packs: [] }, 'tall');
    const tall = await rasterise(scene, LOGIN_WIDTH).flatten().png().toBuffer();
    await save(`login-${name}.avif`, await sharp(tall).avif({ quality: 46 }).toBuffer());
    const strip = sharp(tall).extract(LOGIN_STRIP).avif({ quality: 44 });
    await save(`login-${name}-strip.avif`, await strip.toBuffer());
  }
}

async function drawLandSlides(save: Save): Promise<void> {
  for (const [name, { lot, motif }] of Object.entries(LAND_SLIDES)) {
    for (const shape of ['wide', 'tall'] as const) {
      const scene = bannerScene({ lot, ...cutField(motif), packs: [] }, shape);
      const picture = rasterise(scene, LAND_WIDTHS[shape]).flatten();
      await save(`land-${name}-${shape}.avif`, await picture.avif({ quality: 46 }).toBuffer());
    }
  }
}
