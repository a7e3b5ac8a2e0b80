import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brandColours } from '@/contract/shop/shop';
import type { Card } from './card';
import { type DrawnText, drawText, type TextStyle } from './card-text';

/** The size of the picture that messengers show beside a link, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 300_000;
const QUALITIES = [84, 70, 55, 40] as const;

const MARGIN = 64;
const BAND = 12;
const LOGO_HEIGHT = 62;
const TITLE_TOP = 176;
const TITLE_SIZES = [64, 54, 46, 40];
const LINE_SIZES = [32, 28, 24];
const GAP = 22;

/** The heights of title and line. */
const ROOM = { title: 230, line: 84 };

/** The picture takes the right side in its own shape, between these widths. */
const PANEL = { min: 480, max: 630 };

/** Draws a card: the picture at the right, logo, title and line at the left. JPEG. */
export async function drawCard(card: Card, picture: Buffer | null): Promise<Buffer> {
  const panel = panelWidth(card);
  const textWidth = WIDTH - panel - 2 * MARGIN;
  const layers = await Promise.all([drawPanel(picture, panel), drawLogo()]);
  const canvas = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: brandColours.thread },
  }).composite([...layers, drawBand(WIDTH - panel), ...(await drawTexts(card, textWidth))]);
  return smallest(await canvas.removeAlpha().raw().toBuffer());
}

function panelWidth({ picture }: Card): number {
  const shape = picture ? picture.width / picture.height : 1;
  return Math.round(Math.min(PANEL.max, Math.max(PANEL.min, HEIGHT * shape)));
}

async function drawPanel(picture: Buffer | null, width: number): Promise<OverlayOptions> {
  const input = await sharp(picture ?? (await art('m-tulsi.webp')))
    .resize(width, HEIGHT, { fit: picture ? 'cover' : 'contain', background: brandColours.leaf })
    .flatten({ background: brandColours.leaf })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: WIDTH - width, top: 0 };
}

async function drawLogo(): Promise<OverlayOptions> {
  const input = await sharp(await art('logo.svg'), { density: 144 })
    .resize({ height: LOGO_HEIGHT })
    .png()
    .toBuffer();
  return { input, left: MARGIN, top: MARGIN };
}

function drawBand(width: number): OverlayOptions {
  const create = { width, height: BAND, channels: 3 as const, background: brandColours.haldi };
  return { input: { create }, left: 0, top: HEIGHT - BAND };
}

async function drawTexts(card: Card, width: number): Promise<OverlayOptions[]> {
  const title = await drawFitting(
    card.title,
    { width, height: ROOM.title, sizes: TITLE_SIZES },
    { color: brandColours.ink, weight: 'bold' },
  );
  const line = card.line
    ? await drawFitting(
        card.line,
        { width, height: ROOM.line, sizes: LINE_SIZES },
        { color: brandColours.hint },
      )
    : null;
  const belowTitle = TITLE_TOP + title.height + GAP;
  return [at(title, TITLE_TOP), ...(line ? [at(line, belowTitle)] : [])];
}

function at({ input }: DrawnText, top: number): OverlayOptions {
  return { input, left: MARGIN, top };
}

/** Returns the best-looking JPEG that messengers accept. */
async function smallest(pixels: Buffer): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

function art(file: string): Promise<Buffer> {
  return readFile(join(process.cwd(), 'public/art', file));
}

interface Room {
  width: number;
  height: number;
  /** Largest first, in pixels. */
  sizes: readonly number[];
}

/** What a reader takes for one letter: a consonant with its vowel sign is never parted. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Draws a text in the largest size that leaves it within its room; cut off in the smallest. */
async function drawFitting(
  text: string,
  { width, height, sizes }: Room,
  style: Omit<TextStyle, 'size' | 'width'>,
): Promise<DrawnText> {
  const [size = 1, ...smaller] = sizes;
  const drawn = await drawText(text, { ...style, size, width });
  if (drawn.height <= height && drawn.width <= width) return drawn;
  if (smaller.length > 0) return drawFitting(text, { width, height, sizes: smaller }, style);
  return drawFitting(shorter(text), { width, height, sizes }, style);
}

/** Takes the last word away, or a quarter of a single one. */
function shorter(text: string): string {
  const whole = text.replace(/…$/, '');
  const cut = whole.lastIndexOf(' ');
  if (cut > 0) return `${whole.slice(0, cut)}…`;
  const all = [...letters.segment(whole)].map(({ segment }) => segment);
  return `${all.slice(0, Math.floor(all.length * 0.75)).join('')}…`;
}
