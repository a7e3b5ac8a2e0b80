import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { isSurface } from '@/lib/routing/surface';

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** `web` has a frame, that of the shop or that of the checkout; `app` is embedded and has none. */
export function generateStaticParams() {
  return [{ surface: 'web' }, { surface: 'app' }];
}

export default async function SurfaceLayout({ children, params }: Props) {
  const { surface } = await params;
  if (!isSurface(surface)) notFound();
  return (
    <SurfaceProvider surface={surface}>
      {children}
      <LoginHost />
    </SurfaceProvider>
  );
}
