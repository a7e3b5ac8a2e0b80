import type { Metadata } from 'next';
import { POLICIES } from '@/components/content/policies';
import { PolicyView } from '@/components/content/policy-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getContentPage } from '@/lib/server/pages/content';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

const policy = POLICIES.shipping;

export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({ path: policy.href, ...policy });
}

export default async function ShippingPolicyPage() {
  const text = await getContentPage(policy.key);
  const trail = trailTo(text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <PolicyView policy={policy} text={text} trail={trail} />
    </>
  );
}
