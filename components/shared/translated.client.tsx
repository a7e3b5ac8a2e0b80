'use client';

import type { ReactNode } from 'react';
import type { OtherLanguage } from '@/contract/shop/languages';
import { gujarati } from '@/lib/language/gujarati/sent-texts.client';
import { hindi } from '@/lib/language/hindi/sent-texts.client';
import type { SentFile, SentTexts } from '@/lib/language/text-provider.client';

const TEXTS: Record<OtherLanguage, SentTexts> = { gu: gujarati, hi: hindi };

interface TranslatedProps {
  language: OtherLanguage;
  file: SentFile;
  children: ReactNode;
}

/**
 * Provides a file of texts to the client components below. Every page loads the scripts of the root
 * layout, whatever the layout renders; a file is loaded where it is rendered.
 */
export function Translated({ language, file, children }: TranslatedProps) {
  const Texts = TEXTS[language][file];
  return <Texts>{children}</Texts>;
}
