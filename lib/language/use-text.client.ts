'use client';

import { createContext, useContext } from 'react';
import { inEnglish, type Translate } from './translate';

/** The translator of the page; without a provider its texts are displayed as they are written. */
export const TextContext = createContext<Translate>(inEnglish);

/** Returns the translator of the page for a component. */
export function useText(): Translate {
  return useContext(TextContext);
}
