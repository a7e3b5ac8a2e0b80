'use client';

import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';

/** The product could not be read: nothing of that is ever cached. */
export default function ProductPageError() {
  return (
    <ErrorScreen text="There was an error loading the product details!" action={<BackButton />} />
  );
}
