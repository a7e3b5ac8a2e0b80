import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AddressWords } from '@/components/address/address-words';
import { CheckoutNotLoaded } from '@/components/checkout/checkout-not-loaded.client';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { Fresh } from '@/components/ui/fresh.client';
import { formatWeekday } from '@/lib/format/dates';
import { onSurface, routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getCheckoutPage } from '@/lib/server/data/get-checkout-page';

/** All of it is in the first answer, so that an order can be placed without JavaScript. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string }>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.checkout(),
    title: 'Checkout',
    description: 'Choose where your order goes and how you pay.',
  });
}

export default async function CheckoutPage({ params }: Props) {
  const [{ surface }, page] = await Promise.all([params, getCheckoutPage()]);
  if ('goTo' in page) redirect(onSurface(page.goTo, surface === 'app' ? 'app' : 'web'));
  if (page.addresses === null) return <CheckoutNotLoaded flash={page.flash} />;
  const { addresses, ...rest } = page;
  return (
    <Fresh>
      <CheckoutView
        {...rest}
        addresses={addresses.map((address) => ({
          id: address.id,
          shipping: address.shipping_amt,
          city: address.city_obj.name,
          arrives: address.latest && formatWeekday(address.latest),
          arrivesForElite: address.elite_latest && formatWeekday(address.elite_latest),
          isDefault: address.is_default,
          name: `${address.full_name}, ${address.address_line_1}`,
          words: <AddressWords address={address} />,
        }))}
      />
    </Fresh>
  );
}
