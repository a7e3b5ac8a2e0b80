import { eq } from 'drizzle-orm';
import { metaTags } from '../../db/schema/content.ts';
import type { Context } from '../kernel/context.ts';

interface PageMetadata {
  title: string | null;
  description: string | null;
  keywords: string | null;
}

/** Public. Returns the meta tags that staff wrote for a page; nulls where there are none. */
export async function getMetaTags({
  ctx,
  input,
}: {
  ctx: Context;
  input: { pageUrl: string };
}): Promise<PageMetadata> {
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
