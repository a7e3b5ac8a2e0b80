import { and, eq } from 'drizzle-orm';
import { blogs } from '../../../db/schema/content.ts';
import { type Dated, isWithin } from '../../kernel/dated.ts';

/** Posts that are scheduled: each is on its page, in the journal and on the home page. */
export const datedPosts: Dated = {
  async turned(db, span) {
    const rows = await db
      .select({ id: blogs.id })
      .from(blogs)
      .where(and(eq(blogs.isPublished, true), isWithin(blogs.publishedAt, span)));
    return rows.length === 0 ? [] : [...rows.map(({ id }) => `blog:${id}`), 'blogs', 'home'];
  },
};
