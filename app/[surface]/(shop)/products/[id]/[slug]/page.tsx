import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BuyableCard } from '@/components/cart/buyable-card.client';
import { CurrentCategory } from '@/components/chrome/current-category.client';
import { BuyBar } from '@/components/product/buy-bar';
import { BuyBox } from '@/components/product/buy-box';
import { FactsBand } from '@/components/product/facts-band';
import { galleryViews } from '@/components/product/gallery-views';
import { Alternatives, alternativesOf } from '@/components/product/out-of-stock';
import { labelFacts, productCrumbs } from '@/components/product/product-facts';
import { ProductGallery } from '@/components/product/product-gallery.client';
import { ProductsBeside } from '@/components/product/products-beside';
import { ReviewsSection } from '@/components/product/reviews-section';
import { ShareTags } from '@/components/product/share-tags';
import { WriteReview } from '@/components/reviews/write-review.client';
import { JsonLd } from '@/components/shared/raw-html';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { productMeta } from '@/lib/seo/product-meta';
import { productNode } from '@/lib/seo/product-node';
import { serverConfig } from '@/lib/server/config';
import { plainText } from '@/lib/server/heading-anchors';
import { getShareCard } from '@/lib/server/pages/cards';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getPopularProducts, getProductPage } from '@/lib/server/pages/product';
import type { Surface } from '@/lib/surface';
import { onSurface } from '@/lib/surface';
import styles from './page.module.css';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string; slug: string }>;
}

/** Prerenders the shop's first page; every other product renders at its first visit. */
export async function generateStaticParams() {
  const products = await getPopularProducts();
  return products.map(({ id, name }) => {
    const [, , , slug = ''] = routes.product(id, name).split('/');
    return { id: String(id), slug };
  });
}

async function readPage(params: Props['params']) {
  const { surface, id, slug } = await params;
  const page = await getProductPage(productId(id) ?? notFound());
  if (!page) notFound();
  const path = routes.product(page.product.id, page.product.name);
  if (!path.endsWith(`/${slug}`)) permanentRedirect(onSurface(path, surface));
  return { ...page, path, origin: serverConfig().publicOrigin };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product, path, origin } = await readPage(params);
  const meta = await getPageMeta(
    path,
    productMeta(product, plainText(product.description), await getText()),
  );
  const shareCard = await getShareCard('product', product.id);
  return getMetadata({ meta, canonical: path, origin, shareCard, isProduct: true });
}

export default async function ProductPage({ params }: Props) {
  const { product, reviews, beside, path, origin } = await readPage(params);
  const t = await getText();
  const crumbs = productCrumbs(product, t);
  const page = { url: origin + path, origin };
  const text = plainText(product.description);
  const displayed = {
    product: { ...product, name: t.nameOf(product) },
    text,
    facts: labelFacts(product).map(([term, value]) => [t(term), t.filled(value)] as const),
    reviews,
  };
  return (
    <div className={styles.page}>
      <ShareTags product={product} />
      <CurrentCategory path={product.category_path} />
      <div className={`wrap ${styles.top}`}>
        <Breadcrumbs trail={crumbs} />
        <div className={styles.stage}>
          <ProductGallery views={galleryViews(product, t)} />
          <BuyBox
            product={product}
            url={page.url}
            alternatives={<Alternatives products={alternativesOf(beside)} />}
          />
        </div>
      </div>
      <FactsBand product={product} />
      <ReviewsSection
        product={product}
        reviews={reviews}
        write={<WriteReview productId={product.id} name={t.nameOf(product)} />}
      />
      <ProductsBeside product={product} groups={beside} Card={BuyableCard} />
      <BuyBar
        name={t.nameOf(product)}
        price={product.product_price}
        size={product.size}
        isOut={product.available_stock_quantity === 0}
        productId={product.id}
      />
      <JsonLd data={graph(productNode(displayed, page), breadcrumbList(crumbs, origin))} />
    </div>
  );
}
