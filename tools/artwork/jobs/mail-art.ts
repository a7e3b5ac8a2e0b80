import sharp from 'sharp';
import { logo } from '../kit/emblem.ts';
import { kinarTile } from '../scenes/tiles.ts';
import { rasterise } from './rasterise.ts';

/** A ground of mails, and the inks of logo and border on it. */
interface MailGround {
  /** Follows the names of the files. */
  suffix: string;
  ground: string;
  logo: Parameters<typeof logo>[0];
  kinar: readonly [leaf: string, lozenge: string];
}

const GROUNDS: readonly MailGround[] = [
  {
    suffix: '',
    ground: '#0F4A36',
    logo: { ink: '#FBF4E2', bud: '#F2B632' },
    kinar: ['#FBF4E2', '#F2B632'],
  },
  {
    suffix: '-haldi',
    ground: '#F2B632',
    logo: { ink: '#3A2506', bud: '#A92B3C' },
    kinar: ['#3A2506', '#A92B3C'],
  },
];

/** Three times the width it is displayed at. */
const LOGO_WIDTH = 402;
/** A tile of the border, and how many fill the width of a mail. */
const TILE = { width: 128, height: 40, count: 9 };

/**
 * Draws logo and border for mails. They have a ground of their own: mail programs in dark mode
 * change the colours around a picture, not the picture.
 */
export async function drawMailArt(
  save: (file: string, bytes: Buffer | string) => Promise<void>,
): Promise<void> {
  for (const { suffix, ground, logo: inks, kinar } of GROUNDS) {
    const name = rasterise(logo(inks), LOGO_WIDTH).flatten({ background: ground });
    await save(`mail-logo${suffix}.png`, await name.png({ palette: true }).toBuffer());
    const tile = await rasterise(kinarTile(...kinar), TILE.width)
      .png()
      .toBuffer();
    const strip = sharp({
      create: {
        ...{ width: TILE.width * TILE.count, height: TILE.height, channels: 3 },
        background: ground,
      },
    }).composite([{ input: tile, tile: true, left: 0, top: 0 }]);
    await save(`mail-kinar${suffix}.png`, await strip.png({ palette: true }).toBuffer());
  }
}
