import type { ReactNode } from 'react';
import { Measured } from '@/app/measured';
import { CheckoutHeader } from '@/components/chrome/checkout-header';
import { isInApp, readSurface } from '@/lib/surface';

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** The layout from address to payment. Its header has no navigation. */
export default async function CheckoutLayout({ children, params }: Props) {
  const { surface } = await params;
  return (
    <>
      {!isInApp(readSurface(surface)) && <CheckoutHeader />}
      <main id="main">{children}</main>
      <Measured />
    </>
  );
}
