import { expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { pictures } from '@/shop-api/db/schema/pictures';
import { listPicturesBySight } from '@/shop-api/domain/catalogue/list-pictures-by-sight';

onEachDatabase((database) => {
  test('banners come first, then the front pictures of popular products', async () => {
    const rows = await database.db.select().from(pictures);
    const nameOf = new Map(rows.map(({ id, masterName }) => [id, masterName ?? '']));
    const names = (await listPicturesBySight(database.db)).map((id) => nameOf.get(id) ?? '');
    expect(new Set(names).size).toBe(rows.length);
    const front = names.findIndex((name) => name.endsWith('-front'));
    expect(names.indexOf('banners/1-wide')).toBeLessThan(front);
    expect(names.findLastIndex((name) => name.endsWith('-front'))).toBeLessThan(
      names.findIndex((name) => name.endsWith('-back')),
    );
  });
});
