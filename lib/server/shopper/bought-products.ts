import 'server-only';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import type { CallingShopper } from '@/lib/server/api/shopper-call';

/** Returns what the customer has bought and can buy today; nothing for a visitor. */
export async function readBoughtProducts({
  session,
  call,
}: CallingShopper): Promise<ProductListItem[]> {
  if (!session.token) return [];
  return (await call('listBoughtProducts', {})).data;
}
