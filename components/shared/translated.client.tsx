'use client';

import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import type { OtherLanguage } from '@/contract/shop/languages';

/**
 * Provides the texts of a language to all client components below. Every page loads the scripts of
 * the root layout, whatever the layout renders; what is imported here is loaded by pages in that
 * language alone.
 */
const TEXTS: Record<OtherLanguage, ComponentType<{ children: ReactNode }>> = {
  gu: dynamic(async () => (await import('./gujarati-texts.client')).GujaratiTexts),
  hi: dynamic(async () => (await import('./hindi-texts.client')).HindiTexts),
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
