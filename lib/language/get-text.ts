import 'server-only';
import { surface } from 'next/root-params';
import { cache } from 'react';
import type { Language } from '@/contract/shop/languages';
import { languageOf, readSurface } from '@/lib/surface';
import { textIn } from './text-in';
import type { Translate } from './translate';

/** Returns the language of the page. */
export async function getLanguage(): Promise<Language> {
  return languageOf(readSurface(await surface()));
}

/** Returns the translator of the page. One promise a page: `use` waits for it once. */
export const getText = cache(async (): Promise<Translate> => textIn(await getLanguage()));
