import { Link } from '@/components/ui/link.client';
import type { TrailListRow } from '@/contract/staff/trail';
import { DESKS, SENT_DESKS } from '@/lib/desk/desks';
import { kindInWords } from '@/lib/desk/sent/trail';
import { staffRoutes } from '@/lib/staff-routes';
import { drawnFrom } from '../list/drawn-from';

/** The columns of changes that are drawn. */
export const trailCells = drawnFrom<TrailListRow>({
  kind: ({ kind, object_id: id, name, action }) => {
    const text = `${kindInWords(kind)} ${name || id}`;
    const href = action === 'removed' ? undefined : entryOf(kind, id);
    if (!href) return text;
    return (
      <Link className="inline-row touch link wrap-anywhere" href={href}>
        {text}
      </Link>
    );
  },
});

/** Returns the page of a thing, with its history; undefined where its kind has none. */
function entryOf(kind: string, id: string): string | undefined {
  const desk = [...DESKS, ...SENT_DESKS].find((one) => one.kind === kind && !one.isListOnly);
  return desk && staffRoutes.entry(desk.name, id);
}
