import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { TrackingOver, TrackView } from '@/components/orders/track-view';
import { getText } from '@/lib/language/get-text';
import { pageTitle } from '@/lib/seo/metadata';
import { getTrackingPage } from '@/lib/server/pages/order';

/** It is drawn for each request: no cache keeps what a link opens. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
}

/** Search engines keep nothing of it, should its address reach them. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getText();
  return {
    title: pageTitle(t('Where your order stands')),
    robots: { index: false, follow: false },
  };
}

async function TrackOrderPage({ params }: Props) {
  const { token } = await params;
  const page = await getTrackingPage(token);
  return 'order' in page ? <TrackView order={page.order} /> : <TrackingOver {...page} />;
}

export default personalPage(TrackOrderPage);
