'use client';

import { createContext, type ReactNode } from 'react';
import type { Settings } from '@/contract/shop/settings';
import type { CompanyProfile } from '@/contract/shop/shop';

/** The settings of the page; undefined: those of a shop that has changed none. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The facts of the company; undefined: those of a shop that has changed none. */
export const CompanyContext = createContext<CompanyProfile | undefined>(undefined);

interface Props {
  settings: Settings | undefined;
  company: CompanyProfile | undefined;
  children: ReactNode;
}

/** Provides settings and facts to the client components below; see `#settings` and `#company`. */
export function SettingsProvider({ settings, company, children }: Props) {
  return (
    <SettingsContext value={settings}>
      <CompanyContext value={company}>{children}</CompanyContext>
    </SettingsContext>
  );
}
