import { publicPage } from '@/app/public-page';
import type { Policy } from '@/components/content/policies';
import { PolicyView } from '@/components/content/policy-view';
import { trailTo } from '@/components/content/trail';
import { getContentPage } from '@/lib/server/pages/content';

/** Returns the exports of a policy's page, with the text that staff can edit. */
export function policyPage(policy: Policy) {
  return publicPage({
    head: { ...policy, path: policy.href },
    async draw() {
      const text = await getContentPage(policy.key);
      const trail = trailTo(text.title);
      return { trail, view: <PolicyView policy={policy} text={text} trail={trail} /> };
    },
  });
}
