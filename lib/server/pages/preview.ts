import 'server-only';
import type { ContentPageKey } from '@/contract/content/content';
import type { Previewed } from '@/contract/content/previews';
import type { Language } from '@/contract/shop/languages';
import { foundOrNull } from '@/lib/api-error';
import { getLanguage } from '@/lib/language/get-text';
import { callShopApi } from '@/lib/server/api/shop-api';
import type { DisplayedText } from '@/lib/view/content';
import { type PostContent, postContent } from './blogs';
import { displayedText } from './content';
import { getHomeWith } from './home';
import { withNamesIn } from './page-names';
import { type ProductContent, productContent } from './product';

type SeenProduct = NonNullable<Previewed['product']>;

interface PreviewPage {
  post: PostContent | undefined;
  text: (DisplayedText & { key: ContentPageKey }) | undefined;
  product: ProductContent | undefined;
  home: Awaited<ReturnType<typeof getHomeWith>> | undefined;
}

/**
 * Returns what staff look at before they save it, or null where the signature is wrong or a day has
 * passed. Never cached.
 */
export async function getPreviewPage(token: string): Promise<PreviewPage | null> {
  const language = await getLanguage();
  const input = { params: { token }, query: { language } };
  const found = await foundOrNull(callShopApi('getPreview', input));
  if (!found) return null;
  const { post, page, product, home } = found.data;
  return {
    post: post && postContent(post, language),
    text: page && { key: page.key, ...displayedText(page) },
    product: product && (await productOf(product, language)),
    home: home && (await getHomeWith(home)),
  };
}

function productOf({ product, ...beside }: SeenProduct, language: Language) {
  return withNamesIn(language, productContent(product, beside, language));
}
