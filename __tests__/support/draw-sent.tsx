import { render } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { DeskListView } from '@/components/desk/list/desk-list-view';
import { sentPartsOf } from '@/components/desk/sent/sent-parts';
import type { Desk, DeskRow } from '@/lib/desk/desk';
import { deskParams, readDeskQuery } from '@/lib/desk/list-query';
import { staffRoutes } from '@/lib/staff-routes';

/** Draws the list of what customers send, as its page does; without rows it could not be read. */
export function drawSent(desk: Desk, rows: DeskRow[] | null, given: Record<string, string> = {}) {
  const query = readDeskQuery(desk, given);
  const list = rows && { rows, count: rows.length, page: query.page, totalPages: 1 };
  const page = {
    counts: null,
    roles: null,
    flash: undefined,
    list,
    choices: {},
    views: [],
    columns: null,
  };
  const here = staffRoutes.desk(desk.name, deskParams(query));
  const router = fakeRouter();
  const drawn = render(
    <DeskListView
      desk={desk}
      page={page}
      query={query}
      cells={sentPartsOf(desk.name)?.cells(here)}
    />,
    { wrapper: router.wrapper },
  );
  return { ...drawn, ...router };
}
