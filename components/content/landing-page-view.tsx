import { PageHero } from '@/components/shared/page-hero';
import { ProductRail } from '@/components/shared/product-rail';
import { Prose } from '@/components/shared/prose';
import { Picture } from '@/components/ui/picture';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedLandingPage } from '@/lib/view/content';
import { TextWithAside } from './text-with-aside';

interface LandingPageViewProps {
  page: DisplayedLandingPage;
  trail: Crumb[];
}

/** A page that staff have written: its text, its picture and the products of its category. */
export function LandingPageView({ page, trail }: LandingPageViewProps) {
  const { title, lead, html, picture, picture_alt: alt, products } = page;
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        trail={trail}
        ground="haldi"
        motifs={['tulsi', 'lotus']}
      />
      {picture ? (
        <TextWithAside html={html}>
          <div className="filled">
            <Picture picture={picture} alt={alt} sizes="(max-width: 1000px) 100vw, 420px" />
          </div>
        </TextWithAside>
      ) : (
        <div className="wrap section">
          <Prose html={html} hasLead />
        </div>
      )}
      <ProductRail title="From the shop" products={products} />
    </>
  );
}
