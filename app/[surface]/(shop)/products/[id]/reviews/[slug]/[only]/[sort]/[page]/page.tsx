import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ReviewsView } from '@/components/reviews/reviews-view';
import { WriteReview } from '@/components/reviews/write-review.client';
import { JsonLd } from '@/components/shared/raw-html';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { reviewMessages } from '@/contract/messages/reviews';
import { countOf } from '@/lib/format/counter';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { reviewListOfSegments, reviewsAddress } from '@/lib/routing/review-list';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { onPage, pageTitle } from '@/lib/seo/metadata';
import { productCard } from '@/lib/seo/product-meta';
import { reviewedProductNode } from '@/lib/seo/product-node';
import { serverConfig } from '@/lib/server/config';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { getPopularProducts, getProductPage, getReviewsPage } from '@/lib/server/pages/product';
import { onSurface, type Surface } from '@/lib/surface';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{
    surface: Surface;
    id: string;
    slug: string;
    only: string;
    sort: string;
    page: string;
  }>;
}

/** Prerenders one page; all others render at their first visit. */
export async function generateStaticParams() {
  const [first] = await getPopularProducts();
  const [, , , , slug = ''] = routes.productReviews(first.id, first.name).split('/');
  return [{ id: String(first.id), slug, only: 'all', sort: 'newest', page: '1' }];
}

async function readPage(params: Props['params']) {
  const given = await params;
  const id = productId(given.id) ?? notFound();
  const list = reviewListOfSegments(given) ?? notFound();
  const answer = await getReviewsPage(id, list);
  if (!answer || list.page > answer.totalPages) notFound();
  const path = routes.productReviews(id, answer.name);
  const address = routes.productReviews(id, answer.name, reviewsAddress(list));
  if (!path.endsWith(`/${given.slug}`)) permanentRedirect(onSurface(address, given.surface));
  return { id, list, path, address, answer };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, list, path, address, answer } = await readPage(params);
  const { page } = list;
  const { name, count, average, totalPages } = answer;
  const addressOf = (number: number) =>
    routes.productReviews(id, name, reviewsAddress({ ...list, page: number }));
  const t = await getText();
  const own = t.nameOf(answer);
  const meta = await getPageMeta(path, {
    title: pageTitle(t('Reviews of {product}', { product: own })),
    description:
      count === 0
        ? t('{message}: be the first to write about {product}.', {
            message: t(reviewMessages.none),
            product: own,
          })
        : t('What {count} said of {own}: {value} out of 5 stars.', {
            count: t.filled(countOf(count, 'shopper')),
            own,
            value: t(average.toFixed(1)),
          }),
    keywords: `${name}, reviews, rating`,
  });
  const product = await getProductPage(id);
  const isPlain = list.stars === undefined && list.mention === undefined && list.sort === 'newest';
  return {
    ...(await getMetadata({
      meta: onPage(meta, { page, pages: totalPages, t }),
      canonical: isPlain ? address : path,
      indexable: isPlain && count > 0,
      origin: serverConfig().publicOrigin,
      shareCard: product && productCard(product.product, own),
    })),
    pagination: {
      previous: page > 1 ? addressOf(page - 1) : undefined,
      next: page < totalPages ? addressOf(page + 1) : undefined,
    },
  };
}

export default async function ReviewsPage({ params }: Props) {
  const { id, list, answer } = await readPage(params);
  const t = await getText();
  const { name, translations, image, ...reviews } = answer;
  const own = t.nameOf({ name, translations });
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: own, href: routes.product(id, name) },
    { label: 'Reviews' },
  ];
  const { publicOrigin: origin } = serverConfig();
  const productUrl = origin + routes.product(id, name);
  const nodes =
    reviews.count > 0 ? [reviewedProductNode({ ...answer, name: own }, productUrl, origin)] : [];
  return (
    <div className="wrap">
      <JsonLd origin={origin} data={graph(...nodes, breadcrumbList(trail, origin))} />
      <Breadcrumbs trail={trail} />
      <ReviewsView
        product={{ id, name, translations, image }}
        list={list}
        write={<WriteReview productId={id} name={own} />}
        {...reviews}
      />
    </div>
  );
}
