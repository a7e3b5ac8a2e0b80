import { eq } from 'drizzle-orm';
import { metaTags } from '../../db/schema/meta-tags.ts';
import type { Context } from '../context.ts';

interface PageWords {
  title: string | null;
  description: string | null;
  keywords: string | null;
}

/** Anyone may read what staff wrote for a page; nulls where they wrote nothing. */
export async function getMetaTags({
  ctx,
  input,
}: {
  ctx: Context;
  input: { pageUrl: string };
}): Promise<PageWords> {
  const [row] = await ctx.db
    .select({
      title: metaTags.title,
      description: metaTags.description,
      keywords: metaTags.keywords,
    })
    .from(metaTags)
    .where(eq(metaTags.pageUrl, input.pageUrl));
  return row ?? { title: null, description: null, keywords: null };
}
