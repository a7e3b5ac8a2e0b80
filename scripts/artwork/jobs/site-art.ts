import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logo, mark } from '../kit/emblem.ts';
import { svg } from '../kit/svg.ts';
import { shareCard } from '../scenes/share-card.ts';
import { buttaTile, kinarTile, motifPicture } from '../scenes/tiles.ts';
import { rasterise } from './rasterise.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC = join(ROOT, 'public/art');
const APP = join(ROOT, 'app');

const PAPER = '#FBF4E2';
const VANA = '#0F4A36';
const HALDI = '#F2B632';

/** The mark on its own, on no ground. */
const plainMark = (leaf?: string, bud?: string) => svg(100, 100, mark({ leaf, bud }), 'Vanya');

/** The mark on green, for home screens: rounded by the system, so the ground is full. */
function appIcon(corner: number): string {
  const ground = `<rect width="100" height="100" rx="${corner}" fill="${VANA}"/>`;
  return svg(100, 100, ground + mark({ x: 16, y: 15, scale: 0.68, leaf: PAPER, bud: HALDI }));
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

/** Draws what belongs to the storefront itself, not to the shop's data. */
export async function drawSiteArt(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  await mkdir(APP, { recursive: true });
  const save = (file: string, bytes: Buffer | string) => writeFile(join(PUBLIC, file), bytes);

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
  for (const size of [192, 512]) {
    await save(`icon-${size}.png`, await rasterise(appIcon(0), size).png().toBuffer());
  }
  const card = rasterise(shareCard(), 1200).flatten();
  await save('og-default.jpg', await card.jpeg({ quality: 84 }).toBuffer());
  await writeFile(join(APP, 'icon.svg'), appIcon(22));
  await rasterise(appIcon(0), 180).png().toFile(join(APP, 'apple-icon.png'));
}
