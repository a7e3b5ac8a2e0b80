'use client';

import type { ComponentType, ReactNode } from 'react';
import type { OtherLanguage } from '@/contract/shop/languages';
import type { SENT_FILES } from './text-files';
import { type TextCatalogue, type Translate, translatorInto } from './translate';
import { TextContext, useText } from './use-text.client';

export type SentFile = (typeof SENT_FILES)[number];

/** Provides texts to the client components below. */
type Texts = ComponentType<{ children: ReactNode }>;

/** The texts of a language that browsers are sent, each file a component that loads it. */
export type SentTexts = Readonly<Record<SentFile, Texts>>;

/** What this tab has loaded in each language. */
const loaded = new Map<string, TextCatalogue>();

/** Returns what provides texts beside those that are known above it. */
export function textProvider(language: OtherLanguage, texts: TextCatalogue): Texts {
  loaded.set(language, { ...loaded.get(language), ...texts });
  const made = new WeakMap<Translate, Translate>();
  return ({ children }) => {
    const above = useText();
    const t = made.get(above) ?? translatorInto(language, { ...above.known, ...texts });
    made.set(above, t);
    return <TextContext value={t}>{children}</TextContext>;
  };
}

/**
 * Returns the translator of all texts that the tab has loaded: a toast stands outside of the page that
 * it speaks of, and may outlive it.
 */
export function useLoadedText(): Translate {
  const t = useText();
  const texts = loaded.get(t.language);
  return texts && t.language !== 'en' ? translatorInto(t.language, texts) : t;
}
