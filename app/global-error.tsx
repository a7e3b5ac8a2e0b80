'use client';

import './tokens.css';
import './fonts.css';
import './indic-fonts.css';
import './globals.css';
import './utilities.css';
import './layout.css';
import './spacing.css';
import './surfaces.css';
import './type.css';
import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';
import { commonMessages } from '@/contract/messages/common';
import { pageTitle } from '@/lib/seo/metadata';

/** The error page for failures in the root layout. It replaces the whole document. */
export default function GlobalError({ error }: { error: { digest?: string } }) {
  return (
    <html lang="en-IN">
      <body>
        <title>{pageTitle(commonMessages.wentWrong)}</title>
        <main>
          <ErrorScreen digest={error.digest} action={<BackButton />} />
        </main>
      </body>
    </html>
  );
}
