import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { backLabelOf } from '@/tools/artwork/jobs/back-facts';
import { packArtOf } from '@/tools/artwork/jobs/pack-art';
import { PLANTS } from '@/tools/artwork/jobs/plants';
import { readCatalogue } from '@/tools/artwork/jobs/seed-data';
import { packViews } from '@/tools/artwork/packshot';

const MASTERS = join(import.meta.dirname, '../../../shop-api/seed/pictures');
const { products, packing_materials: wraps } = await readCatalogue();
const isStandIn = ({ packshot }: (typeof products)[number]) => !packshot.motif_exact;

describe('the pack drawings', () => {
  test('show a drawing, not a stand-in, for every plant named on them', () => {
    const missing = products.filter((product) => isStandIn(product) && !PLANTS[product.id]);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('contain no undefined value in any view', () => {
    for (const product of products) {
      const views = packViews(packArtOf(product), backLabelOf(product));
      for (const svg of Object.values(views)) expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  test('show form and size, once each', () => {
    const subtitle = (id: number) => {
      const product = products.find((candidate) => candidate.id === id);
      return product && packArtOf(product).subtitle;
    };
    expect(subtitle(1002)).toBe('Beans · 500 g');
    expect(subtitle(1012)).toBe('60 capsules');
    expect(subtitle(1047)).toBe('500 ml');
  });

  test('declare on the back what the law requires', () => {
    const terms = (id: number) => {
      const product = products.find((candidate) => candidate.id === id);
      return product ? backLabelOf(product).facts.map(({ term }) => term) : [];
    };
    const required = ['Net quantity', 'MRP', 'Unit price', 'Ingredients', 'Made by', 'Origin'];
    expect(terms(1047)).toEqual(expect.arrayContaining([...required, 'FSSAI licence']));
    expect(terms(1061)).toEqual(expect.arrayContaining(['Imported by', 'Origin']));
  });
});

describe('the master pictures', () => {
  test('exist for every product and packing material', () => {
    const views = ['front', 'still', 'plate', 'back'];
    const names = [
      ...products.flatMap(({ id }) => views.map((view) => `${id}-${view}`)),
      ...wraps.map(({ id }) => `${id}-front`),
    ];
    const isMissing = (name: string) => !existsSync(join(MASTERS, 'products', `${name}.webp`));
    expect(names.filter(isMissing)).toEqual([]);
  });

  test('use less than 20 MB of the repository', () => {
    const files = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' });
    const bytes = files.map((file) => statSync(join(MASTERS, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  });
});
