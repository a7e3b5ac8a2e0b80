import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { homeBanners } from '@/tools/artwork/jobs/category-pictures';
import type { Drawing } from '@/tools/artwork/jobs/drawing';
import { readCatalogue, readContent } from '@/tools/artwork/jobs/seed-data';

const MASTERS = join(import.meta.dirname, '../../../shop-api/seed/pictures');
const [catalogue, content] = await Promise.all([readCatalogue(), readContent()]);
const banners = [...homeBanners(catalogue, content)];
const forPhones = banners.filter(({ name }) => name.endsWith('-tall'));

/** Half the width of a cow's face in the phone banner, at its eyes. */
const FACE = 65;
/** Half the width of a jar, in the units of a pack. */
const JAR = 190;

/** The middle and the size of each pack; only packs contain a document of their own size. */
function packsOf({ svg }: Drawing) {
  const places = svg.matchAll(/<g transform="translate\((\S+) \S+\) scale\((0\.\d+)\)"><defs>/g);
  return [...places].map(([, x, scale]) => ({
    middle: Number(x) + 400 * Number(scale),
    scale: Number(scale),
  }));
}

describe('the banners of the home page for phones', () => {
  const ghee = forPhones.find(({ name }) => name === 'banners/1-tall') as Drawing;

  test('are drawn for 400 CSS pixels at three device pixels', async () => {
    for (const { name, width } of forPhones) {
      expect(width).toBe(1200);
      expect(await sharp(join(MASTERS, `${name}.webp`)).metadata()).toMatchObject({ width });
    }
  });

  test('show a litre larger than half a litre', () => {
    const [half, litre] = packsOf(ghee);
    expect(litre?.scale).toBeCloseTo((half?.scale ?? 0) * 1.16);
  });

  test('leave the face of the cow free', () => {
    const middle = 400;
    const gaps = packsOf(ghee).map((pack) => Math.abs(pack.middle - middle) - JAR * pack.scale);
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThan(FACE);
  });
});
