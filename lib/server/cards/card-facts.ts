import 'server-only';
import type { OverlayOptions } from 'sharp';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { brandColours } from '@/contract/shop/shop';
import { countOf } from '@/lib/format/counter';
import { percentOff } from '@/lib/format/money';
import type { Card } from './card';
import type { DrawnText } from './card-text';
import { drawText } from './card-text';

const PRICE_SIZE = 68;
const SMALL_SIZE = 32;
const GAP = 18;
const STAR = { size: 34, gap: 12 };

interface Corner {
  left: number;
  bottom: number;
}

/** Draws price and rating upwards from a corner, in pixels. */
export async function drawFacts(card: Card, { left, bottom }: Corner): Promise<OverlayOptions[]> {
  const rating = await drawRating(card, { left, bottom });
  const above = rating.length > 0 ? bottom - STAR.size - GAP : bottom;
  return [...rating, ...(await drawPrice(card, { left, bottom: above }))];
}

async function drawPrice({ price }: Card, { left, bottom }: Corner): Promise<OverlayOptions[]> {
  if (!price) return [];
  const { ink, hint, primary } = brandColours;
  const off = percentOff(price.paid, price.mrp);
  const texts = await Promise.all([
    drawText(formatRupees(price.paid), { size: PRICE_SIZE, color: ink, weight: 'bold' }),
    ...(price.mrp > price.paid
      ? [drawText(formatRupees(price.mrp), { size: SMALL_SIZE, color: hint, isStruck: true })]
      : []),
    ...(off > 0
      ? [drawText(`${off}% off`, { size: SMALL_SIZE, color: primary, weight: 'bold' })]
      : []),
  ]);
  return inARow(texts, { left, bottom });
}

async function drawRating({ rating }: Card, { left, bottom }: Corner): Promise<OverlayOptions[]> {
  if (!rating || rating.count === 0) return [];
  const { ink, hint } = brandColours;
  const texts = await Promise.all([
    drawText(rating.average.toFixed(1), { size: SMALL_SIZE, color: ink, weight: 'bold' }),
    drawText(englishText(countOf(rating.count, 'review')), { size: SMALL_SIZE, color: hint }),
  ]);
  const star = { input: starShape(), left, top: bottom - STAR.size + 2 };
  return [star, ...inARow(texts, { left: left + STAR.size + STAR.gap, bottom })];
}

function inARow(texts: readonly DrawnText[], { left, bottom }: Corner): OverlayOptions[] {
  const line = bottom - Math.max(...texts.map(({ drop }) => drop));
  return texts.map(({ input, height, drop }, index) => {
    const before = texts.slice(0, index).reduce((sum, { width }) => sum + width + GAP, 0);
    return { input, left: left + before, top: line + drop - height };
  });
}

function starShape(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${STAR.size}" height="${STAR.size}" viewBox="0 0 24 22"><path fill="${brandColours.haldi}" d="m12 1 3.2 6.6 7.3 1-5.3 5 1.3 7.2L12 17.3l-6.5 3.5 1.3-7.2-5.3-5 7.3-1z"/></svg>`,
  );
}
