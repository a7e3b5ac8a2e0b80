import { eq } from 'drizzle-orm';
import { translationIn } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';
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
  input: { pageUrl: string; language: Language };
}): Promise<PageMetadata> {
  const [row] = await ctx.db
    .select({
      title: metaTags.title,
      description: metaTags.description,
      keywords: metaTags.keywords,
      translations: metaTags.translations,
    })
    .from(metaTags)
    .where(eq(metaTags.pageUrl, input.pageUrl));
  if (!row) return { title: null, description: null, keywords: null };
  const { translations, ...texts } = row;
  return { ...texts, ...translationIn(translations, input.language) };
}
