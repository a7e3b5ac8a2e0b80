import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { NeedsScripts } from '@/components/desk/form/needs-scripts';
import { readId } from '@/contract/kit/ids';
import type { Desk } from '@/lib/desk/desk';
import { deskOf } from '@/lib/desk/desks';
import { titleOf, withForm, withPartsOf } from '@/lib/desk/entry-forms';
import { withFactFields } from '@/lib/desk/fact-fields';
import { readFilled } from '@/lib/desk/filled';
import { rulesOf } from '@/lib/desk/rules';
import { withRules } from '@/lib/desk/with-rules';
import { serverConfig } from '@/lib/server/config';
import { getDeskFormPage } from '@/lib/server/pages/desk';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { staffRoutes } from '@/lib/staff-routes';
import { SentEntryPage } from '../../sent-entry-page';

/** The whole page is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ desk: string; entry: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { desk: name, entry } = await params;
  const desk = openDesk(name, entry);
  return getAccountMetadata({
    path: staffRoutes.entry(desk.name, entry),
    title: `${desk.open?.title ?? desk.title} | Dashboard`,
    description: `A ${desk.noun} of the shop.`,
  });
}

function openDesk(name: string, entry: string): Desk {
  const desk = deskOf(name);
  return (desk && withForm(desk, entry)) ?? notFound();
}

async function EntryPage({ params, searchParams }: Props) {
  const { desk: name, entry } = await params;
  const desk = openDesk(name, entry);
  if (desk.values) return <SentEntryPage desk={desk} id={readId(entry) ?? notFound()} />;
  const id = desk.isFixed ? entry : readId(entry);
  if (id === undefined && entry !== 'new') notFound();
  const {
    counts,
    flash,
    roles,
    facts = [],
    ...page
  } = (await getDeskFormPage(desk, id)) ?? notFound();
  const filled = id === undefined ? readFilled(desk, await searchParams) : {};
  const whole = withFactFields(withPartsOf(desk, page.entry), facts);
  const drawn = withRules(whole, await rulesOf(whole));
  return (
    <DashboardFrame
      current={desk.name}
      title={id === undefined ? `New ${desk.noun}` : titleOf(desk, page.entry)}
      frame={{ counts, flash, roles }}
      back={{ text: desk.title, href: staffRoutes.desk(desk.name) }}
    >
      <NeedsScripts />
      <DeskForm
        key={id ?? 'new'}
        desk={drawn}
        page={{ ...page, filled }}
        host={new URL(serverConfig().publicOrigin).host}
      />
    </DashboardFrame>
  );
}

export default personalPage(EntryPage);
