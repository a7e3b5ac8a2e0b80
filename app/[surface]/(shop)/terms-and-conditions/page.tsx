import { POLICIES } from '@/components/content/policies';
import { PolicyPage, policyMetadata } from '../policy-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => policyMetadata(POLICIES.terms);

export default function TermsPage() {
  return <PolicyPage policy={POLICIES.terms} />;
}
