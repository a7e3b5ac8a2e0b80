'use client';

import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { addressMessages } from '@/lib/api/addresses';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { CheckoutFrame } from './checkout-frame';
import styles from './checkout-not-loaded.module.css';

/** The checkout while the addresses cannot be read. The form reads the whole page again. */
export function CheckoutNotLoaded({ flash }: { flash: FormFlash | undefined }) {
  const surface = useSurface();
  return (
    <CheckoutFrame flash={flash}>
      <div className={styles.problem}>
        <Note tone="error">{addressMessages.notLoaded}</Note>
        <form action={routes.checkout()}>
          {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
          <Button type="submit">Try again</Button>
        </form>
      </div>
    </CheckoutFrame>
  );
}
