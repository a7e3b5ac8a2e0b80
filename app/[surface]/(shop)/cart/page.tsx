import type { Metadata } from 'next';
import { AddToCart } from '@/components/cart/add-to-cart';
import { CartNotice } from '@/components/cart/cart-notice';
import { CartView } from '@/components/cart/cart-view.client';
import { NothingYet } from '@/components/cart/nothing-yet';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { EliteCard } from '@/components/shared/elite-card';
import { ProductRail } from '@/components/shared/product-rail';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getCartPage } from '@/lib/server/data/get-cart-page';
import { getPageWords } from '@/lib/server/data/get-meta';
import { getSmallThings } from '@/lib/server/data/get-small-things';

/** The whole cart is in the first answer, so that it can be read and changed without JavaScript. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const words = await getPageWords(routes.cart(), {
    title: 'Your cart | Vanya',
    description: 'What you have chosen, with prices including GST.',
    keywords: 'cart',
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ words, canonical: routes.cart(), origin, indexable: false });
}

export default async function CartPage() {
  const [{ flash, isElite, elitePrice, ...cart }, smallThings] = await Promise.all([
    getCartPage(),
    getSmallThings(),
  ]);
  return (
    <CartView
      {...cart}
      notice={flash && <CartNotice flash={flash} />}
      empty={<NothingYet />}
      beside={
        <>
          <DeliveryBox from={routes.cart()}>
            <DeliveryFacts />
          </DeliveryBox>
          {!isElite && <EliteCard price={elitePrice} />}
        </>
      }
    >
      <ProductRail
        title="Small things to add"
        products={smallThings}
        action={(product) => <AddToCart product={product} />}
      />
    </CartView>
  );
}
