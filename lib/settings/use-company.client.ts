'use client';

import { useContext } from 'react';
import { type CompanyProfile, shopProfile } from '@/contract/shop/shop';
import { CompanyContext } from './settings-context.client';

/** Returns the facts of the company for a component. */
export function useCompany(): CompanyProfile {
  return useContext(CompanyContext) ?? shopProfile;
}
