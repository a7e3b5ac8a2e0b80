import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { shopProfile } from '@/contract/shop/shop';
import { metaTags } from '@/shop-api/db/schema/content';
import { pictures } from '@/shop-api/db/schema/pictures';
import { settings } from '@/shop-api/db/schema/settings';
import { storedSettings } from '@/shop-api/domain/settings/read-settings';
import { seedOnce } from '@/shop-api/seed/seed-once';

onBothDatabases((database) => {
  test('a seeded shop keeps the changes of staff and starts without output', async () => {
    const { db } = database;
    const mediaFolder = tempFolder();
    for (const { id } of await db.select().from(pictures)) mkdirSync(join(mediaFolder, id));
    const cart = eq(metaTags.pageUrl, '/cart');
    await db.update(metaTags).set({ title: 'Your basket' }).where(cart);
    // A shop that was filled before departments could be missing has no row of the company.
    await db.delete(settings);
    const before = readdirSync(mediaFolder).length;

    const lines: string[] = [];
    await seedOnce({ db, mediaFolder, onProgress: (words) => lines.push(words) });

    expect(lines).toEqual([]);
    expect(readdirSync(mediaFolder)).toHaveLength(before);
    expect(await db.select({ title: metaTags.title }).from(metaTags).where(cart)).toEqual([
      { title: 'Your basket' },
    ]);
    expect((await storedSettings(db)).company).toEqual(shopProfile);
  });
});
