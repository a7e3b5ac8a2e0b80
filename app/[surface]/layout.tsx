import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { isSurface } from '@/lib/routing/path-params';

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/**
 * Returns the surfaces: `web` has the layout of shop or checkout; `app` is embedded and has none.
 */
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
