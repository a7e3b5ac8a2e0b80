import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { AddressScreen } from '@/components/address/address-screen';
import { routes, safePath } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { getAddressForm } from '@/lib/server/pages/address-form';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The address and the outcome of a plain form post are in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return getAccountMetadata({
    path: routes.editAddress(Number(id)),
    title: 'Edit address',
    description: 'An address to deliver to.',
  });
}

/** Returns 404 for another customer's address. */
async function EditAddressPage({ params, searchParams }: Props) {
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

export default personalPage(EditAddressPage);
