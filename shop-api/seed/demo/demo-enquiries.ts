import { asc } from 'drizzle-orm';
import { DEFAULT_SETTINGS } from '../../../contract/shop/settings.ts';
import type { Database } from '../../db/database.ts';
import { appointmentSlots, appointments } from '../../db/schema/appointments.ts';
import { leads } from '../../db/schema/leads.ts';
import { afterWorkingHours } from '../../domain/enquiries/working-time.ts';
import { DAY_MS } from '../../domain/kernel/durations.ts';
import { inIndia } from '../../domain/kernel/india-time.ts';
import { DEMO_CUSTOMER, ELITE_CUSTOMER } from './demo-people.ts';

interface DemoEnquiries {
  tx: Database;
  now: Date;
}

/** A message or lead, and the days before the seed on which it came; a question, with its promise. */
const DEMO_LEADS = [
  {
    daysAgo: 0.1,
    kind: 'vaidya' as const,
    customerId: ELITE_CUSTOMER,
    name: 'Elite Customer',
    email: 'elite@example.com',
    details: [{ label: 'Question', value: 'Is triphala at night all right beside iron tablets?' }],
    isPromised: true,
  },
  {
    daysAgo: 0.4,
    kind: 'contact' as const,
    name: 'Tara Joshi',
    email: 'tara@example.com',
    subject: 'Product',
    details: [{ label: 'Message', value: 'Is the bilona ghee made from the milk of one farm?' }],
  },
  {
    daysAgo: 2.2,
    kind: 'business' as const,
    company: 'Prakriti Stores',
    name: 'Mohan Rao',
    email: 'mohan@example.com',
    place: 'Mysuru, Karnataka, India',
    subject: 'Retail',
    details: [{ label: 'Requirement', value: 'Atta and pulses for two shops, monthly.' }],
  },
  {
    daysAgo: 5.5,
    kind: 'export' as const,
    company: 'Spice Route GmbH',
    name: 'Jana Krause',
    email: 'jana@example.com',
    place: 'Hamburg, Germany',
    subject: 'Food',
    details: [{ label: 'Requirement', value: 'Lakadong turmeric, 200 kg, with lab reports.' }],
  },
  {
    daysAgo: 12,
    kind: 'contact' as const,
    name: 'Devika Nair',
    email: 'devika@example.com',
    subject: 'Order',
    details: [{ label: 'Message', value: 'Can two addresses get one gift order?' }],
  },
];

/** Writes messages and leads of the last days. */
export async function seedDemoLeads({ tx, now }: DemoEnquiries): Promise<void> {
  const rows = DEMO_LEADS.map(({ daysAgo, isPromised = false, ...lead }, index) => ({
    ...lead,
    ...(isPromised && promised(now)),
    digest: `demo ${index}`,
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
  await tx.insert(leads).values(rows);
}

function promised(now: Date) {
  const { reply_from: from, reply_until: until, reply_off: weekdayOff } = DEFAULT_SETTINGS.elite;
  const answerBy = afterWorkingHours(now, 3, { from, until, weekdayOff, daysOff: new Set() });
  return { answerBy, dueAt: answerBy, acknowledgedAt: now };
}

const PERSON = {
  country: 'India',
  gender: 'Female',
  ageGroup: '31-45',
  landmark: '',
  medicines: ['None'],
};
const VISITS = [
  {
    customerId: DEMO_CUSTOMER,
    name: 'Meenakshi Iyer',
    email: 'demo@example.com',
    mobile: '+919800000001',
    problem: 'Digestive Health',
    description: 'Bloated after dinner for some weeks, worse with wheat.',
    from: 2,
  },
  {
    customerId: DEMO_CUSTOMER,
    name: 'Meenakshi Iyer',
    email: 'demo@example.com',
    mobile: '+919800000001',
    problem: 'Nervous & Stress',
    description: 'Wakes at three and lies awake.',
    from: -26,
  },
  {
    customerId: null,
    name: 'Ananya Deshpande',
    email: 'ananya@example.com',
    mobile: '+919800000011',
    problem: 'Skin Health',
    description: 'Dry patches every winter.',
    from: 0,
  },
];

/** Writes consultations with the vaidya: the demo customer's next and last one, and another's. */
export async function seedDemoAppointments({ tx, now }: DemoEnquiries): Promise<void> {
  const slots = await tx.select().from(appointmentSlots).orderBy(asc(appointmentSlots.id));
  for (const { from, ...visit } of VISITS) {
    const time = firstTime(slots, new Date(now.getTime() + from * DAY_MS));
    if (!time) continue;
    const createdAt = new Date(Math.min(now.getTime(), time.startsAt.getTime()) - DAY_MS);
    await tx.insert(appointments).values({ ...PERSON, ...visit, ...time, createdAt });
  }
}

/** Returns the first weekly time on a day in India or after it. */
function firstTime(slots: readonly (typeof appointmentSlots.$inferSelect)[], from: Date) {
  const first = inIndia(from).startOf('day');
  for (let later = 0; later < 7; later++) {
    const day = first.plus({ days: later });
    const slot = slots.find(({ weekDay }) => weekDay === day.weekday);
    if (!slot) continue;
    const [hour = 0, minute = 0] = slot.startsAt.split(':').map(Number);
    return { slotId: slot.id, startsAt: day.set({ hour, minute }).toJSDate() };
  }
  return undefined;
}
