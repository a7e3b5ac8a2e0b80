import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ReviewsView } from '@/components/reviews/reviews-view';
import { JsonLd } from '@/components/shared/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Surface } from '@/lib/routes';
import { onSurface, routes } from '@/lib/routes';
import { productId } from '@/lib/routing/product-id';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getPageWords } from '@/lib/server/data/get-meta';
import { getPopularProducts } from '@/lib/server/data/get-product-page';
import { getReviewsPage } from '@/lib/server/data/get-reviews-page';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string; slug: string; page: string }>;
}

/** One page is rendered before anyone asks; all others at their first visit. */
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
  const words = await getPageWords(path, {
    title: `Reviews of ${name} | Vanya`,
    description: `What ${count} shoppers say of ${name}: ${average.toFixed(1)} out of 5 stars.`,
    keywords: `${name}, reviews, rating`,
  });
  const title = page === 1 ? words.title : `${words.title}, page ${page}`;
  return {
    ...pageMetadata({
      words: { ...words, title },
      canonical: address,
      origin: serverConfig().publicOrigin,
      shareImage: answer.image && `${answer.image.src}/share.jpg`,
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
