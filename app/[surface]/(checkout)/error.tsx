'use client';

import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';

/** Whatever fails inside a page: the frame around it stays. */
export default function PageError() {
  return <ErrorScreen action={<BackButton />} />;
}
