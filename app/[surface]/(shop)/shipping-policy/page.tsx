import { POLICIES } from '@/components/content/policies';
import { policyPage } from '../policy-page';

export const ensureStatic = 'navigation';

const { generateMetadata, page } = policyPage(POLICIES.shipping);

export { generateMetadata, page as default };
