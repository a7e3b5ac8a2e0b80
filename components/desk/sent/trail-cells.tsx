import { Link } from '@/components/ui/link.client';
import type { TrailListRow } from '@/contract/staff/trail';
import { kindInWords } from '@/lib/desk/sent/trail';
import { drawnFrom } from '../list/drawn-from';

/** A change with the page of its thing, if there is one. */
type LinkedChange = TrailListRow & { href?: string };

/** The columns of changes that are drawn. */
export const trailCells = drawnFrom<LinkedChange>({
  kind: ({ kind, object_id: id, name, href }) => {
    const text = `${kindInWords(kind)} ${name || id}`;
    if (!href) return text;
    return (
      <Link className="inline-row touch link wrap-anywhere" href={href}>
        {text}
      </Link>
    );
  },
});
