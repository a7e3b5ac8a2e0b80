'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '@/lib/browser/toast';

const ToastHost = lazy(async () => {
  const { ToastHost: Loaded } = await import('./toast-host.client');
  return { default: Loaded };
});

/** The place of the toasts: once a page, in the root layout. Its code comes with the first message. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => onFirstToast(() => setWanted(true)), []);

  return wanted ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
