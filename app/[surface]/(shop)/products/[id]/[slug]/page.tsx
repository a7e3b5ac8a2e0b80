import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BuyBar } from '@/components/product/buy-bar';
import { BuyBox } from '@/components/product/buy-box';
import { Alternatives, alternativesOf } from '@/components/product/out-of-stock';
import { labelFacts, productCrumbs } from '@/components/product/product-facts';
import { ShareTags } from '@/components/product/share-tags';
import { WriteReview } from '@/components/reviews/write-review.client';
import { JsonLd } from '@/components/shared/raw-html';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { productCard, productMeta } from '@/lib/seo/product-meta';
import { productNode } from '@/lib/seo/product-node';
import { getSettings } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { plainText } from '@/lib/server/heading-anchors';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getOffersOn } from '@/lib/server/pages/offers';
import { getPopularProducts, getProductPage } from '@/lib/server/pages/product';
import { onSurface, type Surface } from '@/lib/surface';
import { ProductView } from '../../product-view';

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
  const t = await getText();
  const { delivery } = await getSettings();
  const text = plainText(product.description);
  const meta = await getPageMeta(path, productMeta(product, text, { t, delivery }));
  const shareCard = productCard(product, t.nameOf(product));
  return getMetadata({ meta, canonical: path, origin, shareCard, isProduct: true });
}

export default async function ProductPage({ params }: Props) {
  const { product, sale, reviews, beside, path, origin } = await readPage(params);
  const t = await getText();
  const crumbs = productCrumbs(product, t);
  const page = { url: origin + path, origin };
  const text = plainText(product.description);
  const { delivery } = await getSettings();
  const displayed = {
    product: {
      ...product,
      name: t.nameOf(product),
      category_path: product.category_path.map((one) => ({ ...one, name: t.nameOf(one) })),
    },
    text,
    facts: labelFacts(product, t).map(([term, value]) => [t(term), t.filled(value)] as const),
    reviews,
    delivery,
  };
  return (
    <ProductView
      content={{ product, sale, reviews, beside }}
      box={
        <BuyBox
          product={product}
          offers={await getOffersOn(product)}
          sale={sale}
          url={page.url}
          alternatives={<Alternatives products={alternativesOf(beside)} />}
        />
      }
      write={<WriteReview productId={product.id} name={t.nameOf(product)} />}
    >
      <ShareTags product={product} />
      <BuyBar
        name={t.nameOf(product)}
        price={product.product_price}
        size={product.size}
        isOut={product.available_stock_quantity === 0}
        productId={product.id}
      />
      <JsonLd
        origin={origin}
        data={graph(productNode(displayed, page), breadcrumbList(crumbs, origin))}
      />
    </ProductView>
  );
}
