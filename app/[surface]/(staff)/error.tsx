'use client';

import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';

/** The error page for failures inside a page: the layout around it stays. */
export default function PageError({ error }: { error: { digest?: string } }) {
  return <ErrorScreen digest={error.digest} action={<BackButton />} />;
}
