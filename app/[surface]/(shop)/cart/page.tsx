import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { CartNotice, EmptyCart } from '@/components/cart/cart-notice';
import { CartView } from '@/components/cart/cart-view.client';
import { ProductRail } from '@/components/shared/product-rail';
import { RecentlySeen } from '@/components/shared/recently-seen.client';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getCartPage } from '@/lib/server/pages/cart';
import { getClosedText } from '@/lib/server/pages/closed-text';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getSmallThings } from '@/lib/server/pages/shop';
import type { FormFlash } from '@/lib/view/form-flash';

/** The whole cart is in the first response: readable and editable without JavaScript. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.cart(), {
    title: pageTitle('Your cart'),
    description: 'What you have chosen, with prices including GST.',
    keywords: 'cart',
  });
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: routes.cart(), origin, indexable: false });
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The day of a gift that a form without scripts was refused for, and why. */
function refusedDayOf(flash: FormFlash | undefined) {
  const problem = flash?.errors?.day?.[0];
  return problem === undefined ? undefined : { day: flash?.typed?.day, problem };
}

async function CartPage({ searchParams }: Props) {
  const { pin } = await searchParams;
  const [{ flash, ...cart }, smallThings, closed] = await Promise.all([
    getCartPage(String(pin ?? '')),
    getSmallThings(),
    getClosedText(),
  ]);
  return (
    <CartView
      {...cart}
      origin={serverConfig().publicOrigin}
      notice={<CartNotice flash={flash} closed={closed} />}
      refusedDay={refusedDayOf(flash)}
      empty={<EmptyCart />}
    >
      <ProductRail title="Small things to add" products={smallThings} />
      <RecentlySeen />
    </CartView>
  );
}

export default personalPage(CartPage, 'buying');
