import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { WriteReviewView } from '@/components/reviews/write-review-view';
import { routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getWriteReviewPage } from '@/lib/server/pages/write-review';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = productId((await params).id) ?? notFound();
  return getAccountMetadata({
    path: routes.writeReview(id),
    title: 'Write a review',
    description: 'Say what you think of a product.',
  });
}

async function WriteReviewPage({ params }: Props) {
  const id = productId((await params).id) ?? notFound();
  const page = await getWriteReviewPage(id);
  if (!page) notFound();
  return <WriteReviewView productId={id} {...page} />;
}

export default personalPage(WriteReviewPage);
