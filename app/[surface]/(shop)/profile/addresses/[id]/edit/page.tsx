import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressScreen } from '@/components/address/address-screen';
import { routes, safePath } from '@/lib/routes';
import { productId } from '@/lib/routing/product-id';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getAddressForm } from '@/lib/server/data/get-address-form';

/** The address, and what a plain form post left behind, are in the first answer. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return getAccountWords({
    path: routes.editAddress(Number(id)),
    title: 'Edit address',
    description: 'An address to deliver to.',
  });
}

/** Somebody else's address is not found. */
export default async function EditAddressPage({ params, searchParams }: Props) {
  const [{ id: text }, { next }] = await Promise.all([params, searchParams]);
  const id = productId(text) ?? notFound();
  const page = await getAddressForm({ page: routes.editAddress(id), id });
  return (
    <AddressScreen
      title="Edit address"
      page={page ?? notFound()}
      target={{ id }}
      next={safePath(next, routes.addresses())}
    />
  );
}
