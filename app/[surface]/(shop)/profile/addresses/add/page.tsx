import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { AddressScreen } from '@/components/address/address-screen';
import { isCheckout, routes, safePath } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { getAddressForm } from '@/lib/server/pages/address-form';
import { getCollectingStores } from '@/lib/server/pages/collect';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.addAddress(),
    title: 'Add an address',
    description: 'An address to deliver to.',
  });
}

/** The new address replaces the one in `id`; `contact_id` names one that is changed instead. */
async function AddAddressPage({ searchParams }: Props) {
  const { id, contact_id, next } = await searchParams;
  const add_id = idOf(id);
  const target = { add_id, contact_id: idOf(contact_id) };
  const page = await getAddressForm({
    page: routes.addAddress(),
    id: target.contact_id ?? add_id,
  });
  const nextPage = safePath(next, routes.addresses());
  return (
    <AddressScreen
      title={target.contact_id ? 'Edit address' : 'Add an address'}
      page={page ?? notFound()}
      target={target}
      next={nextPage}
      mayCollect={isCheckout(nextPage) && (await getCollectingStores()).length > 0}
    />
  );
}

function idOf(value: string | string[] | undefined): number | undefined {
  return value === undefined ? undefined : (productId(String(value)) ?? notFound());
}

export default personalPage(AddAddressPage);
