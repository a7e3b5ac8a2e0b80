import type { Metadata } from 'next';
import { LeadView } from '@/components/enquiries/lead-view';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { needDepartment } from '@/lib/server/pages/departments';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.business(),
    title: 'Business orders',
    description: 'Bulk orders of organic goods for shops, hotels, clinics and offices.',
    keywords: 'bulk orders, wholesale, B2B',
  });
}

const TRAIL = [{ label: 'Home', href: routes.home() }, { label: 'Business orders' }];

export default async function BusinessPage() {
  await needDepartment('business');
  return <LeadView kind="business" trail={TRAIL} />;
}
