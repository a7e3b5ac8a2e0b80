import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { AddToCart } from '@/components/cart/add-to-cart';
import { CurrentCategory } from '@/components/chrome/current-category.client';
import { BuyBar } from '@/components/product/buy-bar';
import { BuyBox } from '@/components/product/buy-box';
import { FactsBand } from '@/components/product/facts-band';
import { galleryViews } from '@/components/product/gallery-views';
import { Alternatives, alternativesOf } from '@/components/product/out-of-stock';
import { productCrumbs } from '@/components/product/product-facts';
import { ProductGallery } from '@/components/product/product-gallery.client';
import { ProductsBeside } from '@/components/product/products-beside';
import { ReviewsSection } from '@/components/product/reviews-section';
import { WriteReview } from '@/components/reviews/write-review.client';
import { JsonLd } from '@/components/shared/raw-html';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Surface } from '@/lib/routes';
import { onSurface, routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { breadcrumbList, graph, productNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPageMeta } from '@/lib/server/pages/metadata';
import { getPopularProducts, getProductPage } from '@/lib/server/pages/product';
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
  const meta = await getPageMeta(path, {
    title: product.metatitle,
    description: product.metadescription,
    keywords: product.metakeywords,
  });
  return pageMetadata({ meta, canonical: path, origin, shareImage: product.share_image });
}

export default async function ProductPage({ params }: Props) {
  const { product, reviews, beside, path, origin } = await readPage(params);
  const crumbs = productCrumbs(product);
  return (
    <div className={styles.page}>
      <JsonLd
        data={graph(productNode(product, origin + path, origin), breadcrumbList(crumbs, origin))}
      />
      <CurrentCategory path={product.category_path} />
      <div className={`wrap ${styles.top}`}>
        <Breadcrumbs trail={crumbs} />
        <div className={styles.stage}>
          <ProductGallery views={galleryViews(product)} />
          <BuyBox
            product={product}
            url={origin + path}
            alternatives={<Alternatives products={alternativesOf(beside)} />}
          />
        </div>
      </div>
      <FactsBand product={product} />
      <ReviewsSection
        product={product}
        reviews={reviews}
        write={<WriteReview productId={product.id} name={product.name} />}
      />
      <ProductsBeside
        product={product}
        groups={beside}
        action={(item) => <AddToCart product={item} />}
        heart={({ id, name }) => <WishlistHeart productId={id} name={name} />}
      />
      <BuyBar
        name={product.name}
        price={product.product_price}
        size={product.size}
        isOut={product.available_stock_quantity === 0}
        productId={product.id}
      />
    </div>
  );
}
