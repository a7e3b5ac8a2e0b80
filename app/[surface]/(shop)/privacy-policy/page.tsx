import { POLICIES } from '@/components/content/policies';
import { PolicyPage, policyMetadata } from '../policy-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => policyMetadata(POLICIES.privacy);

export default function PrivacyPolicyPage() {
  return <PolicyPage policy={POLICIES.privacy} />;
}
