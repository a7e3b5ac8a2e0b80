import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AddressLines } from '@/components/address/address-lines';
import { CheckoutClosed } from '@/components/checkout/checkout-closed';
import { CheckoutNotLoaded } from '@/components/checkout/checkout-not-loaded.client';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { CollectFacts } from '@/components/checkout/collect-facts';
import { RedirectPage } from '@/components/shared/redirect-page';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import { readId } from '@/contract/kit/ids';
import { formatWeekday } from '@/lib/format/dates';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { getCheckoutPage } from '@/lib/server/pages/checkout';
import { isByRouter } from '@/lib/server/pages/is-by-router';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { onSurface, readSurface } from '@/lib/surface';

/** The whole page is in the first response, so that an order can be placed without JavaScript. */
export const instant = false;

interface Props {
  params: Promise<{ surface: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.checkout(),
    title: 'Checkout',
    description: 'Choose where your order goes and how you pay.',
  });
}

async function CheckoutPage({ params, searchParams }: Props) {
  const [{ surface }, page] = await Promise.all([params, getCheckoutPage()]);
  const { address: chosen } = await searchParams;
  if ('redirectTo' in page) {
    const href = onSurface(page.redirectTo, readSurface(surface));
    return <RedirectPage href={href} isByRouter={await isByRouter()} />;
  }
  if ('closed' in page) return <CheckoutClosed text={page.closed} />;
  if (page.addresses === null) return <CheckoutNotLoaded flash={page.flash} />;
  const { addresses, collect, ...rest } = page;
  const t = await getText();
  return (
    <ResetOnVisit>
      <CheckoutView
        {...rest}
        collect={
          collect && {
            store: collect.store,
            name: t(collect.at.store_name),
            facts: <CollectFacts place={collect} />,
          }
        }
        chosenAddress={readId(String(chosen ?? ''))}
        addresses={addresses.map((address) => ({
          id: address.id,
          shipping: address.shipping_amt,
          shippingReason: address.shipping_reason,
          city: t(address.city_obj.name),
          arrives: address.latest && formatWeekday(address.latest),
          arrivesForMembers: address.elite_latest && formatWeekday(address.elite_latest),
          isDefault: address.is_default,
          isAbroad: address.latest === null,
          name: `${address.full_name}, ${address.address_line_1}`,
          lines: <AddressLines address={address} />,
        }))}
      />
    </ResetOnVisit>
  );
}

export default personalPage(CheckoutPage, 'buying');
