import type { Metadata } from 'next';
import type { Policy } from '@/components/content/policies';
import { PolicyView } from '@/components/content/policy-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getContentPage } from '@/lib/server/pages/content';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

/** Returns the metadata of a policy's page. */
export function policyMetadata(policy: Policy): Promise<Metadata> {
  return getPublicMetadata({ path: policy.href, ...policy });
}

/** The page of a policy, with the text that staff can edit. */
export async function PolicyPage({ policy }: { policy: Policy }) {
  const text = await getContentPage(policy.key);
  const trail = trailTo(text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <PolicyView policy={policy} text={text} trail={trail} />
    </>
  );
}
