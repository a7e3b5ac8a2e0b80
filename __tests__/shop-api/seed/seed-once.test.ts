import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { metaTags } from '@/shop-api/db/schema/meta-tags';
import { pictures } from '@/shop-api/db/schema/pictures';
import { seedOnce } from '@/shop-api/seed/seed-once';
import { tempFolder } from '../../support/temp-folder';
import { onEachDatabase } from '../../support/test-database';

onEachDatabase((database) => {
  test('a shop that is filled keeps what staff changed, and starts without a word', async () => {
    const { db } = database;
    const mediaFolder = tempFolder();
    for (const { id } of await db.select().from(pictures)) mkdirSync(join(mediaFolder, id));
    const cart = eq(metaTags.pageUrl, '/cart');
    await db.update(metaTags).set({ title: 'Your basket' }).where(cart);
    const before = readdirSync(mediaFolder).length;

    const lines: string[] = [];
    await seedOnce({ db, mediaFolder, onProgress: (words) => lines.push(words) });

    expect(lines).toEqual([]);
    expect(readdirSync(mediaFolder)).toHaveLength(before);
    expect(await db.select({ title: metaTags.title }).from(metaTags).where(cart)).toEqual([
      { title: 'Your basket' },
    ]);
  });
});
