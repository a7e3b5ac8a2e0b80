import { eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type {
  StaffAppointment,
  StaffAppointmentDetail,
  staffEndpoints,
} from '../../../contract/staff/staff.ts';
import type { Database } from '../../db/database.ts';
import { appointments, patientWords } from '../../db/schema/appointments.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { listFreeTimes } from '../enquiries/appointment-times.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { startOfDayInIndia } from '../kernel/india-time.ts';
import { beginsAsEmail, endsWithDigits, hasWords } from '../kernel/typed-search.ts';

type Query = QueryOf<typeof staffEndpoints.listStaffAppointments>;
type Row = typeof appointments.$inferSelect;

/** The consultations. What they say about health is no part of a search. */
export const sentAppointments: Sent<Query, StaffAppointment, StaffAppointmentDetail> = {
  table: appointments,
  at: appointments.startsAt,
  sorts: { starts: appointments.startsAt },
  usual: ({ when }) => (when === 'past' || when === 'all' ? 'desc' : 'asc'),
  chosen: (query, ctx) => [query.state && eq(appointments.state, query.state), isThen(query, ctx)],
  found: (_, typed) => [
    hasWords(patientWords(appointments), typed),
    endsWithDigits(appointments.mobile, typed),
    beginsAsEmail(appointments.email, typed),
  ],
  rows: async (db, ids) => (await readAppointments(db, ids)).map(rowOf),
  read: async (db, id, ctx) => {
    const [row] = await readAppointments(db, [id]);
    if (!row) throw notFound('appointment_not_found', 'Appointment');
    return {
      ...rowOf(row),
      country: row.country,
      landmark: row.landmark,
      booked_at: row.createdAt.toISOString(),
      cancelled_at: row.cancelledAt?.toISOString() ?? null,
      free: isAhead(row, ctx) ? await listFreeTimes(ctx) : null,
    };
  },
};

function isAhead({ state, startsAt }: Row, { clock }: Context): boolean {
  return state === 'booked' && startsAt > clock.now();
}

function isThen({ when, from, to }: Query, { clock }: Context): SQL | undefined {
  const today = startOfDayInIndia(clock.now());
  const { startsAt } = appointments;
  if (when === 'past') return lt(startsAt, today);
  const isEver = when === 'all' || (!when && (from || to));
  return isEver ? undefined : gte(startsAt, today);
}

function readAppointments(db: Database, ids: readonly number[]): Promise<Row[]> {
  return db
    .select()
    .from(appointments)
    .where(inArray(appointments.id, [...ids]));
}

function rowOf(row: Row): StaffAppointment {
  return {
    id: row.id,
    start_datetime: row.startsAt.toISOString(),
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    gender: row.gender,
    age_group: row.ageGroup,
    problem_suffering_from: row.problem,
    problem_description: row.description,
    medicines: row.medicines,
    state: row.state,
  };
}
