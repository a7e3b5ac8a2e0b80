'use client';

import './tokens.css';
import './fonts.css';
import './globals.css';
import { BackButton } from '@/components/shared/back-button.client';
import { ErrorScreen } from '@/components/shared/error-screen';

/** Whatever fails in the frame itself. It replaces the whole document. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body>
        <title>Something went wrong | Vanya</title>
        <main>
          <ErrorScreen action={<BackButton />} />
        </main>
      </body>
    </html>
  );
}
