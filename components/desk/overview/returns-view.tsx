import { ReturnPhotos } from '@/components/shared/return-photos';
import { Disclosure } from '@/components/ui/disclosure';
import { Link } from '@/components/ui/link.client';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import {
  RETURN_REASONS,
  RETURN_REMEDIES,
  RETURN_STATE_NAMES,
  RETURN_STATES,
} from '@/contract/returns/return-states';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import type { StaffReturnsQuery } from '@/lib/routing/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedStaffReturn } from '@/lib/view/returns';
import type { StaffList } from '@/lib/view/staff';
import { ReturnMoves } from '../sent/return-moves';
import { FilterLinks } from './filter-links';
import { ListFrame } from './list-frame';
import { ListSearch } from './list-search';
import styles from './returns-view.module.css';
import { type Column, StaffTable } from './staff-table';

interface ReturnsViewProps {
  list: StaffList<DisplayedStaffReturn> | null;
  query: StaffReturnsQuery;
}

/** The requests of customers for a replacement or refund, with their next steps. */
export function ReturnsView({ list, query: { page, state, order, search } }: ReturnsViewProps) {
  const here = staffRoutes.returns({ state, order, search, page });
  const columns: Column<DisplayedStaffReturn>[] = [
    ...COLUMNS,
    { label: 'Next step', cell: (request) => <ReturnMoves request={request} from={here} /> },
  ];
  return (
    <ListFrame
      list={list}
      noun="request"
      empty={staffMessages.noReturns}
      hrefFor={(number) => staffRoutes.returns({ state, order, search, page: number })}
      filters={
        <>
          <ListSearch
            action={staffRoutes.returns()}
            of="return requests"
            search={search}
            others={{ state }}
          />
          <StateLinks state={state} order={order} search={search} />
        </>
      }
    >
      {(rows) => (
        <StaffTable
          caption="Requests for a replacement or refund, the newest first"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}

/** Links to the requests in each state. They leave the requests of one order. */
function StateLinks({ state: current, order, search }: Omit<StaffReturnsQuery, 'page'>) {
  const options = [undefined, ...RETURN_STATES].map((state) => ({
    text: state ? RETURN_STATE_NAMES[state] : 'All',
    href: staffRoutes.returns({ state, search }),
    isCurrent: state === current && order === undefined,
  }));
  return <FilterLinks label="State" options={options} />;
}

const COLUMNS: Column<DisplayedStaffReturn>[] = [
  { label: 'Item', cell: (request) => <Item request={request} />, isFreeText: true },
  { label: 'Customer', cell: (request) => <Customer request={request} />, isFreeText: true },
  { label: 'Reason', cell: (request) => <Reason request={request} />, isFreeText: true },
  { label: 'Wish', cell: ({ remedy }) => RETURN_REMEDIES[remedy] },
  { label: 'State', cell: (request) => <State request={request} /> },
];

function Item({ request }: { request: DisplayedStaffReturn }) {
  const { quantity, product_name: name, order_id: number, order: id } = request;
  return (
    <>
      {quantity} × {name}
      <Link className="row fit nowrap touch-low link num" href={staffRoutes.order(id)}>
        Order {number}
      </Link>
    </>
  );
}

function Customer({ request: { customer, mobile } }: { request: DisplayedStaffReturn }) {
  return (
    <>
      {customer}
      <a className="row fit nowrap touch-low link num" href={phoneHref(mobile)}>
        {formatPhone(mobile)}
      </a>
    </>
  );
}

function Reason({ request }: { request: DisplayedStaffReturn }) {
  const { reason, details, photos, product_name: name } = request;
  return (
    <>
      {RETURN_REASONS[reason]}
      {details && (
        <Disclosure label="Read" about={name}>
          <p className={styles.details}>{details}</p>
        </Disclosure>
      )}
      <ReturnPhotos photos={photos} of={name} />
    </>
  );
}

function State({
  request: { return_state: state, steps, answer },
}: {
  request: DisplayedStaffReturn;
}) {
  const last = steps.at(-1);
  return (
    <>
      {RETURN_STATE_NAMES[state]}
      {last && (
        <time className="block caption regular muted" dateTime={last.moment.iso}>
          {englishText(last.moment.text)}
        </time>
      )}
      {answer && <span className="block caption regular muted">{answer}</span>}
    </>
  );
}
