import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { blogs } from '@/shop-api/db/schema/content';
import { events } from '@/shop-api/db/schema/events';
import { datedPosts } from '@/shop-api/domain/content/blogs/dated-posts';
import { datedEvents } from '@/shop-api/domain/content/dated-events';

/** Far from all posts and events of the demo shop. */
const at = (second: number) => new Date(Date.UTC(2027, 5, 1, 6, 30, second));
const SPAN = { after: at(0), until: at(1) };

onEachDatabase((database) => {
  const setPost = (row: Partial<typeof blogs.$inferInsert>) =>
    database.db.update(blogs).set(row).where(eq(blogs.id, 1));
  const setEvent = (row: Partial<typeof events.$inferInsert>) =>
    database.db.update(events).set(row).where(eq(events.id, 1));

  describe('what nobody saves is announced when its moment comes', () => {
    test('a scheduled post is, once, and a draft never', async () => {
      await setPost({ publishedAt: at(1), isPublished: true });
      expect(await datedPosts.turned(database.db, SPAN)).toEqual(['blog:1', 'blogs', 'home']);
      const later = { after: at(1), until: at(2) };
      expect(await datedPosts.turned(database.db, later)).toEqual([]);
      await setPost({ isPublished: false });
      expect(await datedPosts.turned(database.db, SPAN)).toEqual([]);
    });

    test('an event that begins or ends is', async () => {
      expect(await datedEvents.turned(database.db, SPAN)).toEqual([]);
      await setEvent({ startsAt: at(1), endsAt: at(90) });
      expect(await datedEvents.turned(database.db, SPAN)).toEqual(['events']);
      await setEvent({ startsAt: at(-90), endsAt: at(1) });
      expect(await datedEvents.turned(database.db, SPAN)).toEqual(['events']);
    });
  });
});
