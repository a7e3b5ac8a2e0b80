import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AddressList } from '@/components/address/address-list.client';
import { LatestOrder } from '@/components/orders/latest-order';
import { OrdersList } from '@/components/orders/orders-list';
import { PlacedPanel } from '@/components/orders/placed-panel';
import { AppointmentsTab } from '@/components/profile/appointments';
import { MembershipTab } from '@/components/profile/membership';
import { ProfileDetails } from '@/components/profile/profile-details';
import { ProfileHead } from '@/components/profile/profile-head';
import { ProfileTabs } from '@/components/profile/profile-tabs.client';
import { FlashNote } from '@/components/shared/flash-note';
import { MembershipCard } from '@/components/shared/membership-card';
import { ProductRail } from '@/components/shared/product-rail';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import { commonMessages } from '@/contract/messages/common';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { ordersPagination } from '@/lib/routing/orders-pagination';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getProfilePage } from '@/lib/server/pages/profile';
import { getRelatedGoods } from '@/lib/server/pages/related-goods';
import { hasUnprovenEmail } from '@/lib/view/profile';

/** All tabs are in the first response: readable without JavaScript. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.profile(),
    title: 'My account',
    description: 'Your details, addresses, orders and appointments.',
  });
}

async function ProfilePage({ searchParams }: Props) {
  const t = await getText();
  const { details, addresses, orders, memberships, giftCards, appointments, bought, flash } =
    await getProfilePage(ordersPagination(await searchParams));
  const placed = orders?.placed;
  const related = await getRelatedGoods(placed);
  const tabs = [
    {
      id: 'details',
      label: 'Details',
      content: (
        <ProfileDetails details={details} giftCards={giftCards}>
          <LatestOrder page={orders} />
          {details && !details.is_subscribed && <MembershipCard saving={undefined} />}
        </ProfileDetails>
      ),
    },
    {
      id: 'addresses',
      label: 'Addresses',
      content: addresses ? (
        <AddressList addresses={addresses} />
      ) : (
        <Note tone="error">{t(commonMessages.wentWrongTryLater)}</Note>
      ),
    },
    {
      id: 'orders',
      label: 'My Orders',
      content: (
        <>
          {placed && (
            <PlacedPanel
              order={placed}
              firstName={details?.first_name ?? ''}
              isEmailUnproven={hasUnprovenEmail(details)}
            >
              <ButtonLink href={routes.shop()} variant="line">
                {t('Continue shopping')}
              </ButtonLink>
            </PlacedPanel>
          )}
          <OrdersList page={orders} />
        </>
      ),
    },
    ...(details?.is_subscribed
      ? [
          {
            id: 'subscription',
            label: 'Subscription',
            content: <MembershipTab memberships={memberships} />,
          },
        ]
      : []),
    {
      id: 'appointments',
      label: 'Appointments',
      content: <AppointmentsTab appointments={appointments} />,
    },
  ];
  return (
    <>
      <ProfileHead details={details} memberships={memberships} />
      {flash && !(placed && !flash.isError) && (
        <div className="wrap">
          <FlashNote flash={flash} />
        </div>
      )}
      <ProfileTabs tabs={tabs} />
      <ProductRail title="Goes with your order" products={related} />
      <ProductRail title="Buy again" products={bought ?? []} />
    </>
  );
}

export default personalPage(ProfilePage, 'account');
