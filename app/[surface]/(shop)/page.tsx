import type { Metadata } from 'next';
import { LoginInvitation } from '@/components/account/login-invitation.client';
import { BuyAgain } from '@/components/home/buy-again.client';
import { HomeBlocks } from '@/components/home/home-blocks';
import { BareHome, HomeHeading } from '@/components/home/home-heading';
import { JsonLd } from '@/components/shared/raw-html';
import { RecentlySeen } from '@/components/shared/recently-seen.client';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { graph } from '@/lib/seo/json-ld';
import { shopNode, siteNode } from '@/lib/seo/shop-node';
import { getCompany, getSettings } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getHomePage } from '@/lib/server/pages/home';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getCategories } from '@/lib/server/pages/shop';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const { name, tagline, about } = await getCompany();
  const meta = await getPageMeta(routes.home(), {
    title: `${name} | ${tagline}`,
    description: about,
    keywords: tagline,
  });
  return getMetadata({ meta, canonical: routes.home(), origin: serverConfig().publicOrigin });
}

export default async function HomePage() {
  const [home, categories, company, { delivery }] = await Promise.all([
    getHomePage(),
    getCategories(),
    getCompany(),
    getSettings(),
  ]);
  const { publicOrigin: origin } = serverConfig();
  const t = await getText();
  return (
    <>
      {home.blocks.length > 0 ? <HomeHeading /> : <BareHome />}
      <HomeBlocks blocks={home.blocks} content={{ ...home, categories }} />
      <BuyAgain title={t('Buy again')} />
      <RecentlySeen />
      <LoginInvitation />
      <JsonLd
        origin={origin}
        data={graph(shopNode(company, delivery, origin), siteNode(company, origin))}
      />
    </>
  );
}
