'use client';

import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import type { OtherLanguage } from '@/contract/shop/languages';
import { type TextCatalogue, translatorInto } from '@/lib/language/translate';
import { TextContext } from '@/lib/language/use-text.client';

type Texts = ComponentType<{ children: ReactNode }>;

/**
 * Provides the texts of a language to all client components below. Every page loads the scripts of
 * the root layout, whatever the layout renders; what is imported here is loaded by pages in that
 * language alone.
 */
const TEXTS: Record<OtherLanguage, Texts> = {
  gu: dynamic(async () =>
    textsOf('gu', (await import('@/lib/language/gujarati/dictionary')).gujarati),
  ),
  hi: dynamic(async () => textsOf('hi', (await import('@/lib/language/hindi/dictionary')).hindi)),
};

interface TranslatedProps {
  language: OtherLanguage;
  children: ReactNode;
}

/** The page in another language than English. */
export function Translated({ language, children }: TranslatedProps) {
  const Texts = TEXTS[language];
  return <Texts>{children}</Texts>;
}

function textsOf(language: OtherLanguage, catalogue: TextCatalogue): Texts {
  const translate = translatorInto(language, catalogue);
  return ({ children }) => <TextContext value={translate}>{children}</TextContext>;
}
