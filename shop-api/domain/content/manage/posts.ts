import { sql } from 'drizzle-orm';
import { postResource } from '../../../../contract/content/post-desk.ts';
import { blogs } from '../../../db/schema/content.ts';
import { slugFor } from '../../catalogue/manage/slug-for.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';

/** Posts of the journal. */
export const storedPosts = storedIn(postResource, {
  missing: () => notFound('blog_not_found', 'Post'),
  table: blogs,
  computed: {
    state: (now) => sql`CASE WHEN NOT ${blogs.isPublished} THEN 'draft'
      WHEN ${blogs.publishedAt} > ${now.toISOString()}::timestamptz THEN 'scheduled'
      ELSE 'published' END`,
  },
  sorts: { published_at: [blogs.publishedAt, blogs.id] },
  // Its page, the lists and the feed, the home page.
  tags: ['blog:{id}', 'blogs', 'home'],
  complete: (fields, now) => ({
    ...fields,
    slug: slugFor({ slug: fields.slug, name: fields.title }),
    published_at: fields.published_at || now,
  }),
  moves: {
    publish: {
      action: 'published',
      // A draft of last week is news of today.
      change: ({ published_at: at }, now) => ({
        is_published: true,
        published_at: new Date(at) > now ? at : now.toISOString(),
      }),
    },
    withdraw: { action: 'withdrawn', change: () => ({ is_published: false }) },
  },
});
