import 'server-only';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { routes } from '@/lib/routes';
import { readSession } from '@/lib/server/session/session';
import type { FormFlash } from '@/lib/view/form-flash';
import { formFlash } from './form-flash';
import { getProductPage } from './product';

/** What the review form without JavaScript shows. */
export interface WriteReviewPage {
  name: string;
  translations?: Translations<TranslatedName> | undefined;
  isLoggedIn: boolean;
  flash: FormFlash | undefined;
}

/** Returns the review form of a product, or null if there is none with this id. Never cached. */
export async function getWriteReviewPage(id: number): Promise<WriteReviewPage | null> {
  const [page, session] = await Promise.all([getProductPage(id), readSession()]);
  if (!page) return null;
  return {
    name: page.product.name,
    translations: page.product.translations,
    isLoggedIn: session.token !== undefined,
    flash: formFlash(session, routes.writeReview(id)),
  };
}
