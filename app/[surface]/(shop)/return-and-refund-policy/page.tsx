import { POLICIES } from '@/components/content/policies';
import { PolicyPage, policyMetadata } from '../policy-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => policyMetadata(POLICIES.returns);

export default function ReturnPolicyPage() {
  return <PolicyPage policy={POLICIES.returns} />;
}
