import { staffRoutes } from '@/lib/staff-routes';
import type { DeskRow } from './desk';
import { DESKS, SENT_DESKS } from './desks';

/** Returns changes with `href`, the page of the changed thing; without it where there is none. */
export function linkedChanges(rows: readonly DeskRow[]): DeskRow[] {
  return rows.map((row) => {
    const desk = [...DESKS, ...SENT_DESKS].find(
      ({ kind, isListOnly }) => kind === row.kind && !isListOnly,
    );
    const isThere = desk && row.action !== 'removed';
    return isThere ? { ...row, href: staffRoutes.entry(desk.name, String(row.object_id)) } : row;
  });
}
