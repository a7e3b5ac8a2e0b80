import { Disclosure } from '@/components/ui/disclosure';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import type { StaffAppointmentsQuery } from '@/lib/routing/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedStaffAppointment, StaffList } from '@/lib/view/staff';
import { ContactLinks } from '../sent/contact-links';
import styles from './appointments-view.module.css';
import { FilterLinks } from './filter-links';
import { ListFrame } from './list-frame';
import { type Column, StaffTable } from './staff-table';

interface AppointmentsViewProps {
  list: StaffList<DisplayedStaffAppointment> | null;
  query: StaffAppointmentsQuery;
  /** Days to choose from, today first. */
  days: { text: string; iso: string }[];
}

/** The consultations with the vaidya. */
export function AppointmentsView({ list, query: { day }, days }: AppointmentsViewProps) {
  const options = [{ text: 'Today and later', iso: undefined }, ...days].map(({ text, iso }) => ({
    text,
    href: staffRoutes.appointments({ day: iso }),
    isCurrent: iso === day,
  }));
  return (
    <ListFrame
      list={list}
      noun="appointment"
      empty={staffMessages.noAppointments}
      hrefFor={(page) => staffRoutes.appointments({ day, page })}
      filters={<FilterLinks label="Day" options={options} />}
    >
      {(rows) => (
        <StaffTable
          caption="Appointments, the next first"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<DisplayedStaffAppointment>[] = [
  { label: 'Time', cell: (row) => <Time row={row} /> },
  { label: 'Name', cell: (row) => <Person row={row} />, isFreeText: true },
  { label: 'Contact', cell: ({ email, mobile }) => <ContactLinks email={email} phone={mobile} /> },
  { label: 'Problem', cell: (row) => <Problem row={row} />, isFreeText: true },
  { label: 'State', cell: ({ state }) => (state === 'booked' ? 'Booked' : 'Cancelled') },
];

function Time({ row: { day, time, start_datetime: start } }: { row: DisplayedStaffAppointment }) {
  return (
    <time dateTime={start}>
      <b className="num">{time}</b>
      <span className="block caption regular muted">{englishText(day.text)}</span>
    </time>
  );
}

function Person({ row }: { row: DisplayedStaffAppointment }) {
  return (
    <>
      {row.name}
      <span className="block caption regular muted">
        {row.gender}, {row.age_group} years
      </span>
    </>
  );
}

function Problem({ row }: { row: DisplayedStaffAppointment }) {
  const { problem_suffering_from: problem, problem_description: text, medicines } = row;
  if (!problem && !text) return 'Deleted';
  return (
    <Disclosure label={problem || 'Read'} about={row.name}>
      <div className={`stack gap-2 pre-line ${styles.details}`}>
        <p>{text}</p>
        {medicines.length > 0 && <p>Medicines: {medicines.join(', ')}</p>}
      </div>
    </Disclosure>
  );
}
