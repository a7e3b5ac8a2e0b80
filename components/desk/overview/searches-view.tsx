import { Disclosure } from '@/components/ui/disclosure';
import { Link } from '@/components/ui/link.client';
import { SEARCHES_FOUND } from '@/contract/catalogue/search';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import type { StaffSearchesQuery } from '@/lib/routing/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedSearch, StaffList } from '@/lib/view/staff';
import { ExplainSearch } from '../sent/explain-search.client';
import { FilterLinks } from './filter-links';
import { ListFrame } from './list-frame';
import styles from './searches-view.module.css';
import { type Column, StaffTable } from './staff-table';

interface SearchesViewProps {
  list: StaffList<DisplayedSearch> | null;
  query: StaffSearchesQuery;
}

/** What was searched, the queries without a result first, each with a way to say what it means. */
export function SearchesView({ list, query: { found } }: SearchesViewProps) {
  return (
    <ListFrame
      list={list}
      noun="searched text"
      empty={staffMessages.noSearches}
      hrefFor={(page) => staffRoutes.searches({ found, page })}
      filters={<FoundLinks current={found} />}
    >
      {(rows) => (
        <StaffTable
          caption="Searches, those without a result first"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ query }) => query}
        />
      )}
    </ListFrame>
  );
}

const FOUND_TEXTS = { nothing: 'Without a result', few: 'With few results' };

function FoundLinks({ current }: { current: StaffSearchesQuery['found'] }) {
  const options = [undefined, ...SEARCHES_FOUND].map((found) => ({
    text: found ? FOUND_TEXTS[found] : 'All',
    href: staffRoutes.searches({ found }),
    isCurrent: found === current,
  }));
  return <FilterLinks label="Results" options={options} />;
}

const COLUMNS: Column<DisplayedSearch>[] = [
  {
    label: 'Searched',
    cell: ({ query }) => (
      <Link
        className={`inline-row touch text-vana ${styles.query}`}
        href={routes.shop({ search: query })}
      >
        {query}
      </Link>
    ),
    isFreeText: true,
  },
  { label: 'Found', cell: ({ found }) => (found === 0 ? <b>Nothing</b> : found), isNumber: true },
  { label: 'Times', cell: ({ count }) => count.toLocaleString('en-IN'), isNumber: true },
  { label: 'Last', cell: ({ last }) => <time dateTime={last.iso}>{englishText(last.text)}</time> },
  {
    label: 'What it means',
    cell: ({ query }) => (
      <Disclosure label="Explain" about={query}>
        <ExplainSearch query={query} />
      </Disclosure>
    ),
  },
];
