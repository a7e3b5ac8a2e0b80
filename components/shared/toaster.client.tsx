'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from '@/lib/browser/toast';

/** The host of the toasts, mounted once in the root layout. Its code loads with the first one. */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType>();

  useEffect(
    () =>
      onFirstToast(async () => {
        // Without a connection the message waits for the next one.
        const loaded = await import('./toast-host.client').catch(() => undefined);
        if (loaded) setHost(() => loaded.ToastHost);
      }),
    [],
  );

  return Host ? <Host /> : null;
}
