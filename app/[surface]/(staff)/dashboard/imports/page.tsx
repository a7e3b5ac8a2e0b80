import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { ImportList } from '@/components/desk/import/import-list';
import { ImportStart } from '@/components/desk/import/import-start.client';
import { ImportView } from '@/components/desk/import/import-view.client';
import { Panel } from '@/components/ui/panel';
import { importApi } from '@/lib/api-routes/imports';
import { getImportsPage } from '@/lib/server/pages/imports';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole page is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.imports(),
    title: 'Import and export | Dashboard',
    description: 'Goods in and out by files.',
  });
}

async function ImportsPage({ searchParams }: Props) {
  const { id } = await searchParams;
  const wanted = typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
  const page = await getImportsPage(wanted);
  return (
    <DashboardFrame
      current="imports"
      title="Import and export"
      frame={page}
      action={
        <a href={importApi.products('csv')} download="products.csv">
          Export all products
        </a>
      }
    >
      {page.one ? (
        <ImportView key={page.one.id} first={page.one} />
      ) : (
        <Panel>
          <ImportStart />
        </Panel>
      )}
      <ImportList imports={page.earlier.filter((one) => one.id !== wanted)} />
    </DashboardFrame>
  );
}

export default personalPage(ImportsPage);
