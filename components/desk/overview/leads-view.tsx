import { Disclosure } from '@/components/ui/disclosure';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import { LEAD_KINDS, type LeadKind } from '@/contract/staff/staff';
import type { StaffLeadsQuery } from '@/lib/routing/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedLead, StaffList } from '@/lib/view/staff';
import { ContactLinks } from '../sent/contact-links';
import { FilterLinks } from './filter-links';
import styles from './leads-view.module.css';
import { ListFrame } from './list-frame';
import { type Column, StaffTable } from './staff-table';

/** The kinds of leads, as staff call them. */
export const LEAD_NAMES: Record<LeadKind, string> = {
  contact: 'Contact',
  business: 'Business',
  export: 'Export',
};

interface LeadsViewProps {
  list: StaffList<DisplayedLead> | null;
  query: StaffLeadsQuery;
}

/** Messages of the contact form, and leads of the business and export forms. */
export function LeadsView({ list, query: { kind } }: LeadsViewProps) {
  return (
    <ListFrame
      list={list}
      noun="message"
      empty={staffMessages.noLeads}
      hrefFor={(page) => staffRoutes.leads({ kind, page })}
      filters={<KindLinks current={kind} />}
    >
      {(rows) => (
        <StaffTable
          caption="Messages and leads, the newest first"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}

function KindLinks({ current }: { current: LeadKind | undefined }) {
  const options = [undefined, ...LEAD_KINDS].map((kind) => ({
    text: kind ? LEAD_NAMES[kind] : 'All',
    href: staffRoutes.leads({ kind }),
    isCurrent: kind === current,
  }));
  return <FilterLinks label="Kind" options={options} />;
}

const COLUMNS: Column<DisplayedLead>[] = [
  { label: 'From', cell: (lead) => <Sender lead={lead} />, isFreeText: true },
  { label: 'Kind', cell: ({ kind }) => LEAD_NAMES[kind] },
  { label: 'Contact', cell: ({ email, phone }) => <ContactLinks email={email} phone={phone} /> },
  { label: 'Place', cell: ({ place }) => place, isFreeText: true },
  { label: 'Subject', cell: ({ subject }) => subject, isFreeText: true },
  { label: 'Message', cell: (lead) => <Details lead={lead} />, isFreeText: true },
];

function Sender({ lead: { company, name, received } }: { lead: DisplayedLead }) {
  return (
    <>
      <b>{company || name || 'Without a name'}</b>
      {company && name && <span className="block caption regular muted">{name}</span>}
      <time className="block caption regular muted" dateTime={received.iso}>
        {englishText(received.text)}
      </time>
    </>
  );
}

function Details({ lead: { details, company, name } }: { lead: DisplayedLead }) {
  if (details.length === 0) return null;
  return (
    <Disclosure label="Read" about={company || name}>
      <dl className={`stack gap-3 ${styles.details}`}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt className="caption muted">{label}</dt>
            <dd className="pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
