import 'server-only';
import type { ProductDetail } from '@/contract/catalogue/product';
import { routes } from '@/lib/routes';
import { callAs } from '@/lib/server/api/shopper-call';
import { orNull } from '@/lib/server/pages/as-customer';
import { readSession } from '@/lib/server/session/session';
import type { FormFlash } from '@/lib/view/form-flash';
import { formFlash } from './form-flash';
import { getProductPage } from './product';

/** What the page shows that asks for one mail when a product is back. */
export interface StockAlertPage {
  product: Pick<ProductDetail, 'id' | 'name' | 'translations'> & { isOut: boolean };
  /** The address of the account, if its owner has proven it. */
  ownEmail: string | undefined;
  flash: FormFlash | undefined;
}

/** Returns the page of a product, or null if there is none with this id. Never cached. */
export async function getStockAlertPage(id: number): Promise<StockAlertPage | null> {
  const [page, session] = await Promise.all([getProductPage(id), readSession()]);
  if (!page) return null;
  const { name, translations, available_stock_quantity: stock } = page.product;
  const profile = session.token ? await orNull(callAs(session)('getProfile', {})) : null;
  return {
    product: { id, name, translations, isOut: stock === 0 },
    ownEmail: profile?.data.email_confirmed ? profile.data.email : undefined,
    flash: formFlash(session, routes.stockAlert(id)),
  };
}
