import type { Metadata } from 'next';
import { AddressList } from '@/components/address/address-list.client';
import { OrdersList } from '@/components/orders/orders-list';
import { Details } from '@/components/profile/details';
import { Membership } from '@/components/profile/membership';
import { ProfileHead } from '@/components/profile/profile-head';
import { ProfileTabs } from '@/components/profile/profile-tabs.client';
import { Note } from '@/components/ui/note';
import { addressMessages } from '@/lib/api/addresses';
import { routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getProfilePage } from '@/lib/server/data/get-profile-page';
import { ordersPlace } from '@/lib/server/data/orders-place';

/** All tabs are in the first answer, so that each can be read without JavaScript. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.profile(),
    title: 'My account',
    description: 'Your details, addresses and orders.',
  });
}

export default async function ProfilePage({ searchParams }: Props) {
  const { details, addresses, orders, terms, giftVouchers, flash } = await getProfilePage(
    ordersPlace(await searchParams),
  );
  const tabs = [
    {
      id: 'details',
      label: 'Details',
      content: <Details details={details} giftVouchers={giftVouchers} />,
    },
    {
      id: 'addresses',
      label: 'Addresses',
      content: addresses ? (
        <AddressList addresses={addresses} />
      ) : (
        <Note tone="error">{addressMessages.notLoaded}</Note>
      ),
    },
    { id: 'orders', label: 'My Orders', content: <OrdersList page={orders} /> },
    ...(details?.is_subscribed
      ? [{ id: 'subscription', label: 'Subscription', content: <Membership terms={terms} /> }]
      : []),
  ];
  return (
    <>
      <ProfileHead details={details} />
      {flash && (
        <div className="wrap">
          <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>
        </div>
      )}
      <ProfileTabs tabs={tabs} />
    </>
  );
}
