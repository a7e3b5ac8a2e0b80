'use client';

import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';
import { productMessages } from '@/contract/messages/catalogue';

/** The error page of a product that could not be read; it is never cached. */
export default function ProductPageError({ error }: { error: { digest?: string } }) {
  return (
    <ErrorScreen text={productMessages.notLoaded} digest={error.digest} action={<BackButton />} />
  );
}
