import { ImportList } from '@/components/desk/import/import-list';
import { ImportStart } from '@/components/desk/import/import-start.client';
import { ImportView } from '@/components/desk/import/import-view.client';
import { Panel } from '@/components/ui/panel';
import { importApi } from '@/lib/api-routes/imports';
import { getImportsPage } from '@/lib/server/pages/imports';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.imports(),
  current: 'imports',
  title: 'Import and export',
  action: (
    <a href={importApi.products('csv')} download="products.csv">
      Export all products
    </a>
  ),
  description: 'Goods in and out by files.',
  async draw({ id }) {
    const wanted = typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
    const frame = await getImportsPage(wanted);
    const view = (
      <>
        {frame.one ? (
          <ImportView key={frame.one.id} first={frame.one} />
        ) : (
          <Panel>
            <ImportStart />
          </Panel>
        )}
        <ImportList imports={frame.earlier.filter((one) => one.id !== wanted)} />
      </>
    );
    return { frame, view };
  },
});

export { generateMetadata, page as default };
