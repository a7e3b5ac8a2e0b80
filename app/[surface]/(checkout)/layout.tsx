import type { ReactNode } from 'react';
import { CheckoutHeader } from '@/components/chrome/checkout-header';

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** From the address to the payment nothing leads elsewhere but back. */
export default async function CheckoutLayout({ children, params }: Props) {
  const { surface } = await params;
  return (
    <>
      {surface === 'web' && <CheckoutHeader />}
      <main id="main">{children}</main>
    </>
  );
}
