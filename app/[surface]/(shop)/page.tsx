import type { Metadata } from 'next';
import { LoginInvitation } from '@/components/account/login-invitation.client';
import { BuyableCard } from '@/components/cart/buyable-card.client';
import { AboutSection } from '@/components/home/about-section';
import { CategoryPlates } from '@/components/home/category-plates';
import { ForNonMembers } from '@/components/home/for-non-members.client';
import { Hero } from '@/components/home/hero';
import { JournalSection } from '@/components/home/journal-section';
import { MembershipStrip } from '@/components/home/membership-strip';
import { MustTryBand } from '@/components/home/must-try-band';
import { ProductShelf } from '@/components/home/product-shelf';
import { PromiseStrip } from '@/components/home/promise-strip';
import { ProofSection } from '@/components/home/proof-section';
import { ServicesSection } from '@/components/home/services-section';
import { StatisticsBand } from '@/components/home/statistics-band';
import { JsonLd } from '@/components/shared/raw-html';
import { shopProfile } from '@/contract/shop/shop';
import { routes } from '@/lib/routes';
import { graph } from '@/lib/seo/json-ld';
import { shopNode, siteNode } from '@/lib/seo/shop-node';
import { serverConfig } from '@/lib/server/config';
import { getHomePage } from '@/lib/server/pages/home';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getCategories } from '@/lib/server/pages/shop';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const meta = await getPageMeta(routes.home(), {
    title: `${shopProfile.name} | ${shopProfile.tagline}`,
    description: shopProfile.about,
    keywords: shopProfile.tagline,
  });
  return getMetadata({ meta, canonical: routes.home(), origin: serverConfig().publicOrigin });
}

export default async function HomePage() {
  const [home, categories] = await Promise.all([getHomePage(), getCategories()]);
  const { sections } = home;
  const { publicOrigin: origin } = serverConfig();
  return (
    <>
      <Hero banners={home.banners} categories={categories} />
      <PromiseStrip />
      <CategoryPlates categories={categories} />
      <AboutSection about={sections.about} certificates={sections.certificates} />
      <ProductShelf
        title="Try Our New Products"
        text="Arrived in the last month. Small first batches, so they may run out."
        motif="coffee"
        products={home.newArrivals}
        Card={BuyableCard}
      />
      <MustTryBand products={home.mustTry} />
      <ProductShelf
        title="All Time Best Sellers"
        text="What kitchens and bathrooms across India keep coming back for."
        motif="ghee"
        products={home.bestSellers}
        Card={BuyableCard}
      />
      <ForNonMembers>
        <MembershipStrip />
      </ForNonMembers>
      <JournalSection blogs={home.blogs} />
      <StatisticsBand statistics={home.statistics} />
      <ProofSection
        awards={sections.awards}
        licences={sections.licences}
        nonGmo={sections.non_gmo}
      />
      <ServicesSection section={sections.services} />
      <LoginInvitation />
      <JsonLd data={graph(shopNode(origin), siteNode(origin))} />
    </>
  );
}
