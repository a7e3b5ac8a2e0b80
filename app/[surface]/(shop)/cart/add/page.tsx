import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { CartLinkView } from '@/components/cart/cart-link-view';
import { getCartLinkPage, getLinkMetadata } from '@/lib/server/pages/sharing';

/** The goods, and the outcome of the form, are in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getLinkMetadata('Goods for your cart');
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function CartLink({ searchParams }: Props) {
  const { items } = await searchParams;
  return <CartLinkView shared={await getCartLinkPage(String(items ?? ''))} />;
}

export default personalPage(CartLink);
