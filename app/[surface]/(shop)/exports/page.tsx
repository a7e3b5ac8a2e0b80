import type { Metadata } from 'next';
import { LeadView } from '@/components/enquiries/lead-view';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { needDepartment } from '@/lib/server/pages/departments';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.exports(),
    title: 'Exports',
    description: 'Organic and ayurvedic goods from India for importers and distributors.',
    keywords: 'export, import, distributor',
  });
}

const TRAIL = [{ label: 'Home', href: routes.home() }, { label: 'Exports' }];

export default async function ExportsPage() {
  await needDepartment('exports');
  return <LeadView kind="export" trail={TRAIL} />;
}
