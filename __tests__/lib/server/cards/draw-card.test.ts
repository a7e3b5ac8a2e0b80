import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from '@/contract/shop/languages';
import { brandColours } from '@/contract/shop/shop';
import { type Card, cardPath, readCardPath } from '@/lib/server/cards/card';
import { drawCard } from '@/lib/server/cards/draw-card';

const CARD: Card = {
  language: 'en',
  title: 'Gir Cow A2 Ghee',
  line: 'Vanya Farms, 12 February 2024',
  picture: samplePicture('front'),
};
const LONG = 'Ashwagandha & <tulsi> chyawanprash of forty-two herbs '.repeat(5).trim();

/** A picture of one colour, in the shape of a packshot. */
const packshot = sharp({
  create: { width: 960, height: 1200, channels: 3, background: '#ff0000' },
})
  .webp()
  .toBuffer();
/** The picture that is hardest to compress. */
const noise = sharp({
  create: {
    width: 960,
    height: 1200,
    channels: 3,
    background: '#777777',
    noise: { type: 'gaussian', mean: 128, sigma: 90 },
  },
})
  .webp({ quality: 100 })
  .toBuffer();

const pixelsOf = async (jpeg: Buffer, left: number, top: number) => {
  const box = { left, top, width: 2, height: 2 };
  return [...(await sharp(jpeg).extract(box).raw().toBuffer()).subarray(0, 3)];
};
describe('a share card', () => {
  test.each([
    ['an upright picture', CARD, packshot],
    ['noise', CARD, noise],
    ['a long title', { ...CARD, title: LONG, line: LONG }, packshot],
    ['no picture', { language: 'en', title: 'Why tulsi', picture: null }, null],
    ['a title of one long word', { language: 'en', title: 'A'.repeat(300), picture: null }, null],
  ] as [string, Card, Promise<Buffer> | null][])(
    'with %s is a JPEG of 1200 × 630 below 300 kB',
    async (_name, card, picture) => {
      const jpeg = await drawCard(card, await picture);
      expect(await sharp(jpeg).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      expect(jpeg.length).toBeLessThan(300_000);
    },
  );

  test('has its picture at the right without a seam, and the ground at the left', async () => {
    const jpeg = await drawCard(CARD, await packshot);
    for (const x of [700, 845, 1100, 1196]) {
      const [red = 0, green = 0] = await pixelsOf(jpeg, x, 300);
      expect(red - green).toBeGreaterThan(200);
    }
    const ground = Number.parseInt(brandColours.thread.slice(1, 3), 16);
    const [red = 0] = await pixelsOf(jpeg, 20, 20);
    expect(Math.abs(red - ground)).toBeLessThan(6);
  });
});

describe('the address of a card', () => {
  test('is another one for another title, line or picture', () => {
    const paths = [
      CARD,
      { ...CARD, title: 'Ghee' },
      { ...CARD, line: 'Vanya Farms' },
      { ...CARD, picture: samplePicture('still') },
    ].map((card) => cardPath('post', 12, card));
    expect(new Set(paths).size).toBe(4);
    expect(cardPath('post', 12, { ...CARD })).toBe(paths[0]);
  });

  test('names the language, unless it is English', () => {
    expect(cardPath('post', 12, CARD)).toMatch(/^\/cards\/post\/12-[0-9a-f]{10}\.jpg$/);
    for (const language of OTHER_LANGUAGES) {
      const path = cardPath('post', 12, { ...CARD, language });
      expect(path).toMatch(new RegExp(`/12-${language}-[0-9a-f]{10}\\.jpg$`));
    }
  });

  test.each(LANGUAGE_CODES)('in %s is read again, and nothing else is', (language) => {
    const [, , kind = '', file = ''] = cardPath('post', 12, { ...CARD, language }).split('/');
    expect(readCardPath(kind, file)).toMatchObject({ kind: 'post', id: 12, language });
    for (const [one, other] of [
      ['posts', file],
      [kind, '12.jpg'],
      [kind, '0-0123456789.jpg'],
      [kind, '12-en-0123456789.jpg'],
      [kind, '12-xx-0123456789.jpg'],
      [kind, '9999999999-0123456789.jpg'],
      [kind, `../${file}`],
    ] as const) {
      expect(readCardPath(one, other)).toBeNull();
    }
  });
});
