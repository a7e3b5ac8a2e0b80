import type { ReactNode } from 'react';
import { useText } from '#language';
import type { SentFile } from '@/lib/language/text-provider.client';
import { Translated } from './translated.client';

interface PageTextsProps {
  /** The file of texts; `__tests__/lib/language/sent-texts.test.ts` says what a page needs. */
  of: SentFile;
  children: ReactNode;
}

/** Sends the client components below their texts, where the page is not in English. */
export function PageTexts({ of, children }: PageTextsProps) {
  const { language } = useText();
  if (language === 'en') return children;
  return (
    <Translated language={language} file={of}>
      {children}
    </Translated>
  );
}
