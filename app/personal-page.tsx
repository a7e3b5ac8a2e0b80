import type { ReactNode } from 'react';
import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';
import { PageTexts } from '@/components/shared/page-texts';
import { TryAgain } from '@/components/shared/try-again.client';
import { ApiError } from '@/lib/api-error';
import type { TextsOfPages } from '@/lib/language/text-files';
import { logFailure } from '@/lib/server/api/log-failure';

/**
 * Returns a page of one shopper that displays the error screen itself if a call of the shop API
 * fails. An error boundary displays it by scripts only: without them the page would be blank.
 * @param texts the file of texts that its client components need beside those of every page
 */
export function personalPage<Args extends unknown[]>(
  page: (...args: Args) => Promise<ReactNode>,
  texts?: TextsOfPages,
) {
  return async (...args: Args): Promise<ReactNode> => {
    try {
      const drawn = await page(...args);
      return texts ? <PageTexts of={texts}>{drawn}</PageTexts> : drawn;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      logFailure(error);
      return <NotLoaded digest={error.digest} />;
    }
  };
}

function NotLoaded({ digest }: { digest: string | undefined }) {
  return (
    <ErrorScreen
      digest={digest}
      action={
        <>
          <TryAgain />
          <BackButton />
        </>
      }
    />
  );
}
