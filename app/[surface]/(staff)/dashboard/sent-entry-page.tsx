import { notFound } from 'next/navigation';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { History } from '@/components/desk/sent/history';
import { Notes } from '@/components/desk/sent/notes';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import { sentPartsOf } from '@/components/desk/sent/sent-parts';
import type { Desk } from '@/lib/desk/desk';
import { titleOf } from '@/lib/desk/entry-forms';
import { getSentPage } from '@/lib/server/pages/desk';
import { staffRoutes } from '@/lib/staff-routes';

/** The page of something that a customer has sent. */
export async function SentEntryPage({ desk, id }: { desk: Desk; id: number }) {
  if (desk.isListOnly) notFound();
  const page = (await getSentPage(desk, id)) ?? notFound();
  const here = staffRoutes.entry(desk.name, id);
  const Tag = sentPartsOf(desk.name)?.Tag;
  return (
    <DashboardFrame
      current={desk.name}
      title={titleOf(desk, page.entry)}
      back={{ text: desk.title, href: staffRoutes.desk(desk.name) }}
      action={Tag && <Tag entry={page.entry} />}
      frame={page}
    >
      <SentEntry desk={desk} entry={page.entry} here={here}>
        <Notes kind={desk.kind} id={id} notes={page.notes} from={here} />
        <History trail={page.trail} />
      </SentEntry>
    </DashboardFrame>
  );
}
