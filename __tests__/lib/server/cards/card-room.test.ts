import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { samplePicture } from '@/__tests__/support/sample-picture';
import type { Card } from '@/lib/server/cards/card';
import { drawCard } from '@/lib/server/cards/draw-card';

/** The widest picture leaves the least room for texts. */
const picture = { ...samplePicture(), width: 1200 };
const TEXT = { left: 64, width: 442 };

const CARDS: Card[] = [
  {
    language: 'en',
    title: 'Ashwagandha chyawanprash of forty-two herbs '.repeat(4),
    line: 'Vanya Farms, 500 ml '.repeat(5),
    picture,
  },
  {
    language: 'hi',
    title: 'शुद्ध कृष्ण तुलसी वृद्धि ऊर्ध्व ऑर्गेनिक क्षार प्रसाद '.repeat(4),
    line: 'Vanya Farms, 500 मि.ली. '.repeat(5),
    picture,
  },
  {
    language: 'gu',
    title: 'શુદ્ધકૃષ્ણતુલસીવૃદ્ધિક્ષારપ્રસાદ'.repeat(9),
    line: 'Vanya Farms, 500 મિ.લી. '.repeat(5),
    picture,
  },
];

/** Returns the rows of pixels of a card's left side on which something is drawn, as bands. */
function bandsOf(pixels: Buffer, width: number, height: number): [number, number][] {
  const bands: [number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    if (Math.max(...row) - Math.min(...row) < 40) continue;
    const last = bands.at(-1);
    if (last?.[1] === y - 1) last[1] = y;
    else bands.push([y, y]);
  }
  return bands;
}

async function greysOf(card: Card, left: number, width: number) {
  const box = { left, top: 140, width, height: 630 - 140 - 16 };
  const pixels = await sharp(await drawCard(card, null))
    .extract(box)
    .greyscale()
    .raw()
    .toBuffer();
  return { pixels, ...box };
}

test.each(CARDS)('a long title in $language is drawn above its line', async (card) => {
  const { pixels, width, height } = await greysOf(card, TEXT.left, TEXT.width);
  const bands = bandsOf(pixels, width, height);
  expect(bands.length).toBeGreaterThanOrEqual(3);
  const [title, line] = bands.slice(-2);
  expect((line?.[0] ?? 0) - (title?.[1] ?? 0)).toBeGreaterThan(0);
});

test.each(CARDS)('no text in $language reaches the picture', async (card) => {
  const { pixels } = await greysOf(card, TEXT.left + TEXT.width + 4, 50);
  expect(Math.max(...pixels) - Math.min(...pixels)).toBeLessThan(20);
});
