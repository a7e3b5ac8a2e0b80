import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressScreen } from '@/components/address/address-screen';
import { routes, safePath } from '@/lib/routes';
import { productId } from '@/lib/routing/product-id';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getAddressForm } from '@/lib/server/data/get-address-form';

/** What a plain form post left behind is in the first answer. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.addAddress(),
    title: 'Add an address',
    description: 'An address to deliver to.',
  });
}

/** `id` names an address that the new one replaces, `contact_id` one that is changed instead. */
export default async function AddAddressPage({ searchParams }: Props) {
  const { id, contact_id, next } = await searchParams;
  const add_id = idOf(id);
  const target = { add_id, contact_id: idOf(contact_id) };
  const page = await getAddressForm({
    page: routes.addAddress(),
    id: target.contact_id ?? add_id,
  });
  return (
    <AddressScreen
      title={target.contact_id ? 'Edit address' : 'Add an address'}
      page={page ?? notFound()}
      target={target}
      next={safePath(next, routes.addresses())}
    />
  );
}

function idOf(value: string | string[] | undefined): number | undefined {
  return value === undefined ? undefined : (productId(String(value)) ?? notFound());
}
