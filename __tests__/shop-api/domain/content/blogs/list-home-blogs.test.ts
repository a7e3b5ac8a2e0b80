import { beforeEach, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { blogs } from '@/shop-api/db/schema/content';
import { listHomeBlogs } from '@/shop-api/domain/content/blogs/list-home-blogs';
import type { Context } from '@/shop-api/domain/kernel/context';
import { FixedClock } from '@/shop-api/providers/clock';

onEachDatabase((database) => {
  const day = (post: { published_at: string }) => post.published_at;
  let ctx: Context;

  beforeEach(async () => {
    ctx = await newVisitor(database.db, '2026-11-21T06:30:00Z');
  });

  test('the home page shows the 8 newest posts', async () => {
    const days = (await listHomeBlogs({ ctx })).map(day);
    expect(days).toHaveLength(8);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('posts of the future are left out until their publication time', async () => {
    const [newest] = await listHomeBlogs({ ctx });
    const moment = new Date(newest ? day(newest) : 0);
    const at = (offsetMs: number) =>
      listHomeBlogs({
        ctx: { ...ctx, clock: new FixedClock(new Date(moment.getTime() + offsetMs)) },
      });
    expect((await at(0)).map((post) => post.id)).toContain(newest?.id);
    expect((await at(-1)).map((post) => post.id)).not.toContain(newest?.id);
  });

  test('drafts are left out', async () => {
    const [newest, second] = await listHomeBlogs({ ctx });
    const drafts = [newest?.id ?? 0];
    const publish = (isPublished: boolean) =>
      database.db.update(blogs).set({ isPublished }).where(inArray(blogs.id, drafts));
    await publish(false);
    expect((await listHomeBlogs({ ctx }))[0]?.id).toBe(second?.id);
    await publish(true);
  });
});
