import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { ProductRail } from '@/components/shared/product-rail';
import { Prose } from '@/components/shared/prose';
import { Voices } from '@/components/shared/voices';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { HomeProduct } from '@/contract/content/home';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedLandingPage } from '@/lib/view/content';
import { TextWithAside } from './text-with-aside';

interface LandingPageViewProps {
  page: DisplayedLandingPage;
  trail: Crumb[];
}

/** A page that staff have written, the products of its category and what customers say of them. */
export function LandingPageView({ page, trail }: LandingPageViewProps) {
  const { title, lead, html, picture, picture_alt: alt, products, voices } = page;
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
      {voices.length > 0 && (
        <Voices
          id="voices"
          title="What customers say"
          voices={voices.map(({ product_id: id, ...voice }) => ({
            ...voice,
            of: <ReviewsOf product={products.find((product) => product.id === id)} />,
          }))}
        />
      )}
    </>
  );
}

function ReviewsOf({ product }: { product: HomeProduct['product'] | undefined }) {
  const t = useText();
  if (!product) return null;
  return (
    <Link className="link touch" href={routes.productReviews(product.id, product.name)}>
      {t.nameOf(product)}
    </Link>
  );
}
