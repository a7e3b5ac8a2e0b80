import 'server-only';
import type { OverlayOptions } from 'sharp';
import { brandColours } from '@/contract/shop/shop';
import type { Card } from './card';
import { type Corner, drawRow, type Row, type TextOfRow } from './card-row';

const PRICE_SIZE = 68;
const SMALL_SIZE = 32;
const GAP = 18;
const STAR = { size: 34, gap: 12 };

/** Draws price and rating upwards from a corner. */
export async function drawFacts(
  { price, rating }: Card,
  corner: Corner,
): Promise<OverlayOptions[]> {
  const below = rating && (await drawRating(rating, corner));
  const bottom = below ? below.top - GAP : corner.bottom;
  const above = price && (await drawRow(textsOfPrice(price), { ...corner, bottom }));
  return [...(below?.layers ?? []), ...(above?.layers ?? [])];
}

function textsOfPrice({ paid, mrp, off }: NonNullable<Card['price']>): TextOfRow[] {
  const { ink, hint, primary } = brandColours;
  const texts: TextOfRow[] = [{ text: paid, size: PRICE_SIZE, color: ink, weight: 'bold' }];
  if (mrp) texts.push({ text: mrp, size: SMALL_SIZE, color: hint, isStruck: true });
  if (off) texts.push({ text: off, size: SMALL_SIZE, color: primary, weight: 'bold' });
  return texts;
}

async function drawRating(
  { average, count }: NonNullable<Card['rating']>,
  { left, bottom, width }: Corner,
): Promise<Row> {
  const { ink, hint } = brandColours;
  const before = STAR.size + STAR.gap;
  const row = await drawRow(
    [
      { text: average, size: SMALL_SIZE, color: ink, weight: 'bold' },
      { text: count, size: SMALL_SIZE, color: hint },
    ],
    { left: left + before, bottom, width: width - before },
  );
  const top = row.line - STAR.size + 2;
  const star = { input: starShape(), left, top };
  return { ...row, layers: [star, ...row.layers], top: Math.min(top, row.top) };
}

function starShape(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${STAR.size}" height="${STAR.size}" viewBox="0 0 24 22"><path fill="${brandColours.haldi}" d="m12 1 3.2 6.6 7.3 1-5.3 5 1.3 7.2L12 17.3l-6.5 3.5 1.3-7.2-5.3-5 7.3-1z"/></svg>`,
  );
}
