import { and, eq } from 'drizzle-orm';
import type { ArchiveYear, Blog } from '../../../../contract/content/blogs.ts';
import { BLOGS_PER_PAGE } from '../../../../contract/shop/limits.ts';
import { blogs } from '../../../db/schema/content.ts';
import type { Context } from '../../kernel/context.ts';
import {
  isPublishedAt,
  monthInIndia,
  NEWEST_FIRST,
  selectBlogs,
  toBlog,
} from './published-blogs.ts';
import { readArchive } from './read-archive.ts';

interface BlogPage {
  /** The newest first; empty beyond the last page. */
  blogs: Blog[];
  page: number;
  /** At least 1. */
  total_pages: number;
  /** The months of all posts, whichever month is chosen. */
  filters: ArchiveYear[];
}

interface Input {
  ctx: Context;
  input: {
    page: number;
    /** `3-2026`, India time; posts of all time without it. */
    publish_filter?: string | undefined;
  };
}

/** Public. Lists the published posts, 9 per page. */
export async function listBlogs({ ctx, input }: Input): Promise<BlogPage> {
  const { page, publish_filter: filter } = input;
  const isListed = and(
    isPublishedAt(ctx.clock.now()),
    filter === undefined ? undefined : eq(monthInIndia, toIsoMonth(filter)),
  );
  const [total, rows, filters] = await Promise.all([
    ctx.db.$count(blogs, isListed),
    selectBlogs(ctx.db)
      .where(isListed)
      .orderBy(...NEWEST_FIRST)
      .limit(BLOGS_PER_PAGE)
      .offset((page - 1) * BLOGS_PER_PAGE),
    readArchive(ctx),
  ]);
  const total_pages = Math.max(1, Math.ceil(total / BLOGS_PER_PAGE));
  return { blogs: rows.map(toBlog), page, total_pages, filters };
}

/** Converts `3-2026` to `2026-03`. */
function toIsoMonth(filter: string): string {
  const [month = '', year = ''] = filter.split('-');
  return `${year}-${month.padStart(2, '0')}`;
}
