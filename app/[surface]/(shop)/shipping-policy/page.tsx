import { POLICIES } from '@/components/content/policies';
import { PolicyPage, policyMetadata } from '../policy-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => policyMetadata(POLICIES.shipping);

export default function ShippingPolicyPage() {
  return <PolicyPage policy={POLICIES.shipping} />;
}
