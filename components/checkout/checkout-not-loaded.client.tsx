'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { commonMessages } from '@/contract/messages/common';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { CheckoutFrame } from './checkout-frame';
import styles from './checkout-not-loaded.module.css';

/** The checkout if the addresses cannot be loaded. Its form reloads the whole page. */
export function CheckoutNotLoaded({ flash }: { flash: FormFlash | undefined }) {
  const surface = useSurface();
  useEffect(() => toast.error(commonMessages.wentWrong, [commonMessages.tryLater]), []);
  return (
    <CheckoutFrame flash={flash}>
      <div className={styles.problem}>
        <Note tone="error">{commonMessages.wentWrongTryLater}</Note>
        <form action={routes.checkout()}>
          {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
          <Button type="submit">Try again</Button>
        </form>
      </div>
    </CheckoutFrame>
  );
}
