import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host.client';
import { MiniCartBar } from '@/components/cart/mini-cart-bar.client';
import { Floats } from '@/components/chrome/floats';
import { Footer } from '@/components/chrome/footer';
import { Header } from '@/components/chrome/header';
import { SurfaceProvider } from '@/components/ui/link.client';
import { isSurface } from '@/lib/routing/surface';
import { getCategories } from '@/lib/server/data/get-categories';

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** `web` has header and footer, `app` is embedded in the mobile app and has neither. */
export function generateStaticParams() {
  return [{ surface: 'web' }, { surface: 'app' }];
}

export default async function SurfaceLayout({ children, params }: Props) {
  const { surface } = await params;
  if (!isSurface(surface)) notFound();
  return (
    <SurfaceProvider surface={surface}>
      {surface === 'web' ? <Framed>{children}</Framed> : <main id="main">{children}</main>}
      <LoginHost />
    </SurfaceProvider>
  );
}

async function Framed({ children }: { children: ReactNode }) {
  const categories = await getCategories();
  return (
    <>
      <Header categories={categories} />
      <main id="main">{children}</main>
      <Footer />
      <Floats />
      <MiniCartBar />
    </>
  );
}
