import 'server-only';
import { use } from 'react';
import type { CompanyProfile } from '@/contract/shop/shop';
import { getCompany } from '@/lib/server/api/settings';

/** Returns the facts of the company for a component that is drawn on the server alone. */
function useCompanyOfPage(): CompanyProfile {
  return use(getCompany());
}

// `#company` is this file on the server, and `use-company.client.ts` elsewhere (package.json).
export { useCompanyOfPage as useCompany };
