import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { DeskListView } from '@/components/desk/list/desk-list-view';
import { sentPartsOf } from '@/components/desk/sent/sent-parts';
import { ButtonLink } from '@/components/ui/button-link';
import type { Desk } from '@/lib/desk/desk';
import { deskOf } from '@/lib/desk/desks';
import { deskParams, readDeskQuery } from '@/lib/desk/list-query';
import { getDeskListPage } from '@/lib/server/pages/desk';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ desk: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const desk = deskOf((await params).desk);
  if (!desk) notFound();
  return getAccountMetadata({
    path: staffRoutes.desk(desk.name),
    title: `${desk.title} | Dashboard`,
    description: `The ${desk.title.toLowerCase()} of the shop.`,
  });
}

async function DeskPage({ params, searchParams }: Props) {
  const desk = deskOf((await params).desk);
  if (!desk) notFound();
  const query = readDeskQuery(desk, await searchParams);
  const page = await getDeskListPage(desk, query);
  const here = staffRoutes.desk(desk.name, deskParams(query));
  return (
    <DashboardFrame
      current={desk.name}
      title={desk.title}
      frame={page}
      action={<Action desk={desk} />}
    >
      <DeskListView
        desk={desk}
        page={page}
        query={query}
        cells={sentPartsOf(desk.name)?.cells(here)}
      />
    </DashboardFrame>
  );
}

/** What begins something new. */
function Action({ desk: { name, noun, values, isFixed } }: { desk: Desk }) {
  if (name === 'stock') return <ButtonLink href={staffRoutes.countStock()}>Count</ButtonLink>;
  if (name === 'appointments') return <ButtonLink href={staffRoutes.calendar()}>Week</ButtonLink>;
  if (values || isFixed) return null;
  return <ButtonLink href={staffRoutes.entry(name, 'new')}>Add a {noun}</ButtonLink>;
}

export default personalPage(DeskPage);
