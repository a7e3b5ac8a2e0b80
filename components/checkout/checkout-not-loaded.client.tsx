'use client';

import { useEffect } from 'react';
import { useText } from '#language';
import { TryAgain } from '@/components/shared/try-again.client';
import { Note } from '@/components/ui/note';
import { commonMessages } from '@/contract/messages/common';
import { toast } from '@/lib/browser/toast';
import type { FormFlash } from '@/lib/view/form-flash';
import { CheckoutFrame } from './checkout-frame';

/** The checkout if the addresses cannot be loaded. Its form reloads the whole page. */
export function CheckoutNotLoaded({ flash }: { flash: FormFlash | undefined }) {
  const t = useText();
  useEffect(() => toast.error(commonMessages.wentWrong, [commonMessages.tryLater]), []);
  return (
    <CheckoutFrame flash={flash}>
      <div className="stack gap-5 section-below">
        <Note tone="error">{t(commonMessages.wentWrongTryLater)}</Note>
        <TryAgain />
      </div>
    </CheckoutFrame>
  );
}
