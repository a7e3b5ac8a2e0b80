import { expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { testPictureStore } from '@/__tests__/support/test-picture-store';
import { blogs } from '@/shop-api/db/schema/content';
import { banners } from '@/shop-api/db/schema/home';
import { pictures } from '@/shop-api/db/schema/pictures';
import { trail } from '@/shop-api/db/schema/trail';
import { forgetUnusedPictures } from '@/shop-api/domain/pictures/forget-pictures';
import { takePicture } from '@/shop-api/domain/pictures/take-picture';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';
import { FixedClock } from '@/shop-api/providers/clock';

let shade = 0;
/** A picture that the shop has not. */
const drawn = () => {
  shade += 1;
  const background = { r: shade, g: 90, b: 60 };
  return sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
};

const pictureStore = testPictureStore(tempFolder());

onEachDatabase((database) => {
  const at = (day: string) => ({
    db: database.db,
    clock: new FixedClock(new Date(`${day}T06:30:00Z`)),
    who: COMMAND_LINE,
    pictureStore,
  });
  const take = async (day: string, bytes?: Buffer) =>
    (await takePicture({ ctx: at(day), input: { bytes: bytes ?? (await drawn()) } })).id;
  const kept = async (ids: string[]) => {
    const rows = await database.db.select().from(pictures).where(inArray(pictures.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    const files = await Promise.all(ids.map((id) => pictureStore.has(id)));
    expect(files).toEqual(ids.map((id) => known.has(id)));
    return ids.map((id) => known.has(id));
  };

  test('a picture that nothing uses is deleted after thirty days, with its files', async () => {
    const [old, young] = [await take('2026-11-01'), await take('2026-11-20')];
    await forgetUnusedPictures({ ctx: at('2026-12-05') });
    expect(await kept([old, young])).toEqual([false, true]);
  });

  test('sending it again begins the thirty days anew', async () => {
    const bytes = await drawn();
    const id = await take('2026-11-01', bytes);
    expect(await take('2026-12-01', bytes)).toBe(id);
    await forgetUnusedPictures({ ctx: at('2026-12-05') });
    expect(await kept([id])).toEqual([true]);
  });

  test('a picture stays as long as an entry, a text or a recent version names it', async () => {
    const day = '2026-11-01';
    const [ofBanner, inText, ofTrail] = [await take(day), await take(day), await take(day)];
    await database.db.insert(banners).values({
      sequence: 'Lower',
      position: 1,
      altText: 'Rain',
      ground: 'neel',
      mobilePictureId: ofBanner,
    });
    await database.db
      .update(blogs)
      .set({ contentHtml: `<p>Rain</p><img src="/media/${inText}/640.webp" alt="">` })
      .where(eq(blogs.id, 1));
    await database.db.insert(trail).values({
      objectKind: 'banner',
      objectId: '1',
      action: 'changed',
      byName: 'Asha',
      at: new Date('2026-11-20T00:00:00Z'),
      before: { picture_id: ofTrail },
      after: { picture_id: null },
    });
    await forgetUnusedPictures({ ctx: at('2026-12-31') });
    expect(await kept([ofBanner, inText, ofTrail])).toEqual([true, true, true]);
    await database.db.delete(banners).where(eq(banners.sequence, 'Lower'));
    await forgetUnusedPictures({ ctx: at('2027-06-30') });
    expect(await kept([ofBanner, inText, ofTrail])).toEqual([false, true, false]);
  });

  test('a picture of the demo shop stays', async () => {
    const before = await database.db.$count(pictures);
    await database.db.update(pictures).set({ storedAt: new Date('2026-01-01') });
    await forgetUnusedPictures({ ctx: at('2026-01-05') });
    expect(await database.db.$count(pictures)).toBe(before);
  });
});
