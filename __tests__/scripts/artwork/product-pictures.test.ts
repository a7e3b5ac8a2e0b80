import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { backLabelOf } from '../../../scripts/artwork/jobs/back-facts.ts';
import { packArtOf } from '../../../scripts/artwork/jobs/pack-art.ts';
import { PLANTS } from '../../../scripts/artwork/jobs/plants.ts';
import { readCatalogue } from '../../../scripts/artwork/jobs/seed-data.ts';
import { packViews } from '../../../scripts/artwork/packshot.ts';

const MASTERS = join(import.meta.dirname, '../../../shop-api/seed/pictures');
const { products, packing_materials: wraps } = await readCatalogue();
const isStandIn = ({ packshot }: (typeof products)[number]) => !packshot.motif_exact;

describe('the packs', () => {
  test('print no plant name beside a stand-in: the wanted one is drawn', () => {
    const missing = products.filter((product) => isStandIn(product) && !PLANTS[product.id]);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('draw every name, fact and view with letters that exist', () => {
    for (const product of products) {
      const views = packViews(packArtOf(product), backLabelOf(product));
      for (const svg of Object.values(views)) expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  test('name form and size, once each', () => {
    const subtitle = (id: number) => {
      const product = products.find((candidate) => candidate.id === id);
      return product && packArtOf(product).subtitle;
    };
    expect(subtitle(1002)).toBe('Beans · 500 g');
    expect(subtitle(1012)).toBe('60 capsules');
    expect(subtitle(1047)).toBe('500 ml');
  });

  test('declare on the back what the law asks for', () => {
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
  test('stand there for every product and packing material', () => {
    const views = ['front', 'still', 'plate', 'back'];
    const names = [
      ...products.flatMap(({ id }) => views.map((view) => `${id}-${view}`)),
      ...wraps.map(({ id }) => `${id}-front`),
    ];
    const isMissing = (name: string) => !existsSync(join(MASTERS, 'products', `${name}.webp`));
    expect(names.filter(isMissing)).toEqual([]);
  });

  test('take less than 20 MB of the repository', () => {
    const files = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' });
    const bytes = files.map((file) => statSync(join(MASTERS, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  });
});
