'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '@/lib/browser/toast';

const ToastHost = lazy(async () => {
  const { ToastHost: Loaded } = await import('./toast-host.client');
  return { default: Loaded };
});

/** The host of the toasts, mounted once in the root layout. Its code loads with the first one. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => onFirstToast(() => setWanted(true)), []);

  return wanted ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
