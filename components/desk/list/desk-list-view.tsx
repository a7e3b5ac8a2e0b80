import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Pager } from '@/components/ui/pager';
import { Panel } from '@/components/ui/panel';
import { staffMessages } from '@/contract/messages/staff';
import { staffApi } from '@/lib/api-routes/staff';
import { displayedColumns } from '@/lib/desk/columns';
import type { Desk } from '@/lib/desk/desk';
import { type DeskQuery, deskParams } from '@/lib/desk/list-query';
import { rowPlaces } from '@/lib/desk/row-places';
import { withQuery } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { DeskListPage } from '@/lib/view/desk';
import type { DrawnCells } from './desk-cell';
import styles from './desk-list.module.css';
import { DeskSearch } from './desk-search.client';
import { DeskTable } from './desk-table';
import { ListSettings } from './list-settings.client';
import { SavedViews } from './saved-views';
import { Selection } from './selection.client';

interface DeskListViewProps {
  desk: Desk;
  page: DeskListPage;
  query: DeskQuery;
  cells?: DrawnCells | undefined;
}

/** The list of a desk: search, filters, rows and pages, drawn from its description. */
export function DeskListView({ desk, page, query, cells }: DeskListViewProps) {
  const { list, choices, views } = page;
  const columns = displayedColumns(desk, page.columns);
  // The next page begins behind the last row of this one, however far down the list that is.
  const behind = (number: number) =>
    desk.values && number === query.page + 1 && { after: Number(list?.rows.at(-1)?.id) };
  const hrefFor = (number: number) =>
    staffRoutes.desk(
      desk.name,
      deskParams({ ...query, page: number, after: undefined, ...behind(number) }),
    );
  return (
    <>
      <DeskSearch desk={desk} query={query} choices={choices} />
      <SavedViews desk={desk} query={query} views={views} />
      {list ? (
        <Panel className={styles.panel}>
          <div className="cluster middle between touch gap-3 small muted">
            <p className="num">
              {countText(list, query)} {list.count === 1 ? desk.noun : desk.title.toLowerCase()}
            </p>
            {desk.values && <FileLink desk={desk} query={query} />}
            <ListSettings desk={desk} query={query} columns={columns.map(({ name }) => name)} />
          </div>
          {list.rows.length > 0 ? (
            <Selection desk={desk} amounts={amountsOf(desk, list.rows)}>
              <DeskTable
                {...{ desk, columns, query, cells }}
                rows={list.rows}
                places={rowPlaces(desk, list, query)}
              />
            </Selection>
          ) : (
            <EmptyState motif="mint" {...emptyText(desk, query)} />
          )}
        </Panel>
      ) : (
        <Note tone="error">{staffMessages.notLoaded}</Note>
      )}
      {list && <Pager current={list.page} total={pagesOf(list, query)} hrefFor={hrefFor} />}
    </>
  );
}

/** Returns what a selection adds up, by the ids of the rows. */
function amountsOf({ sums }: Desk, rows: List['rows']) {
  if (!sums) return undefined;
  return Object.fromEntries(rows.map((row) => [Number(row.id), Number(row[sums])]));
}

/** Saves all that search and filters leave, whatever the page. */
function FileLink({ desk, query }: { desk: Desk; query: DeskQuery }) {
  const href = withQuery(staffApi.deskFile(desk.name), deskParams({ ...query, page: 1 }));
  return (
    <a className="push inline-row touch link" href={href} download>
      Download
    </a>
  );
}

/** `51–100 of 1,204`, `1–50 of more than 10,000`, and for a whole list `24` */
function countText({ rows, count, isAtLeast }: List, query: DeskQuery): string {
  const first = (query.page - 1) * query.page_size + 1;
  const all = `${isAtLeast ? 'more than ' : ''}${count.toLocaleString('en-IN')}`;
  if (rows.length === count && !isAtLeast) return all;
  return rows.length === 0 ? `0 of ${all}` : `${first}–${first + rows.length - 1} of ${all}`;
}

/** A list that is not counted to its end goes on behind what was counted. */
function pagesOf({ rows, page, totalPages, isAtLeast }: List, query: DeskQuery): number {
  const goesOn = isAtLeast && rows.length === query.page_size;
  return goesOn ? Math.max(totalPages, page + 1) : totalPages;
}

type List = NonNullable<DeskListPage['list']>;

function emptyText({ title, noun, values }: Desk, { q, filters, page }: DeskQuery) {
  const isNarrowed = q !== undefined || Object.keys(filters).length > 0 || page > 1;
  const what = title.toLowerCase();
  return isNarrowed
    ? { title: `No ${what} fit`, text: 'Try fewer words, or take a filter away' }
    : { title: `No ${what} yet`, text: values ? undefined : `Add the first ${noun}` };
}
