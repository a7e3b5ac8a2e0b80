import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ReviewsView } from '@/components/reviews/reviews-view';
import { JsonLd } from '@/components/shared/raw-html';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Surface } from '@/lib/routes';
import { onSurface, routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata, pageTitle, shareImageOf } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPageMeta } from '@/lib/server/pages/metadata';
import { getPopularProducts, getReviewsPage } from '@/lib/server/pages/product';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string; slug: string; page: string }>;
}

/** Prerenders one page; all others render at their first visit. */
export async function generateStaticParams() {
  const [first = { id: 1, name: '' }] = await getPopularProducts();
  const [, , , , slug = ''] = routes.productReviews(first.id, first.name).split('/');
  return [{ id: String(first.id), slug, page: '1' }];
}

async function readPage(params: Props['params']) {
  const given = await params;
  const id = productId(given.id) ?? notFound();
  const page = productId(given.page) ?? notFound();
  const answer = await getReviewsPage(id, page);
  if (!answer || page > answer.totalPages) notFound();
  const path = routes.productReviews(id, answer.name);
  const address = routes.productReviews(id, answer.name, page);
  if (!path.endsWith(`/${given.slug}`)) permanentRedirect(onSurface(address, given.surface));
  return { id, page, path, address, answer };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, page, path, address, answer } = await readPage(params);
  const { name, count, average, totalPages } = answer;
  const meta = await getPageMeta(path, {
    title: pageTitle(`Reviews of ${name}`),
    description: `What ${count} shoppers say of ${name}: ${average.toFixed(1)} out of 5 stars.`,
    keywords: `${name}, reviews, rating`,
  });
  const title = page === 1 ? meta.title : `${meta.title}, page ${page}`;
  return {
    ...pageMetadata({
      meta: { ...meta, title },
      canonical: address,
      origin: serverConfig().publicOrigin,
      shareImage: shareImageOf(answer.image),
    }),
    pagination: {
      previous: page > 1 ? routes.productReviews(id, name, page - 1) : undefined,
      next: page < totalPages ? routes.productReviews(id, name, page + 1) : undefined,
    },
  };
}

export default async function ReviewsPage({ params }: Props) {
  const { id, page, answer } = await readPage(params);
  const { name, image, ...reviews } = answer;
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: name, href: routes.product(id, name) },
    { label: 'Reviews' },
  ];
  return (
    <div className="wrap">
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <Breadcrumbs trail={trail} />
      <ReviewsView product={{ id, name, image }} page={page} {...reviews} />
    </div>
  );
}
