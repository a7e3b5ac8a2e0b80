import { expect, test } from '@jest/globals';
import { newAppointment } from '@/__tests__/support/appointment';
import { newCustomer } from '@/__tests__/support/new-customer';
import { SAMPLE_BUSINESS_LEAD } from '@/__tests__/support/sample-enquiry';
import { onEachApp } from '@/__tests__/support/test-app';
import { appointments } from '@/shop-api/db/schema/appointments';
import { consents } from '@/shop-api/db/schema/consents';
import { leads } from '@/shop-api/db/schema/leads';
import {
  forgetHealthData,
  forgetOldAppointments,
  forgetOldLeads,
} from '@/shop-api/domain/enquiries/forget-enquiries';

const A_DAY_MS = 86_400_000;
/** An appointment is booked this many days ahead. */
const AHEAD_MS = 11 * A_DAY_MS;

onEachApp((app) => {
  const ctx = () => ({ db: app.db, clock: app.clock });
  const keepHouse = async () => {
    for (const chore of [forgetHealthData, forgetOldAppointments, forgetOldLeads]) {
      await chore({ ctx: ctx() });
    }
  };

  test('what a patient wrote about health is deleted 90 days after, and the rest after a year', async () => {
    const { id } = await newCustomer(app.db);
    await newAppointment(app, await app.customer(id), { consent: true });
    const [before] = await app.db.select().from(appointments);
    app.clock.advance(90 * A_DAY_MS);
    await keepHouse();
    expect(await app.db.select().from(appointments)).toEqual([before]);
    app.clock.advance(AHEAD_MS);
    await keepHouse();
    const emptied = { problem: '', description: '', medicines: [] };
    expect(await app.db.select().from(appointments)).toEqual([{ ...before, ...emptied }]);
    const { body } = await app.call('GET /user/appointments/', { who: await app.customer(id) });
    expect(body.data).toMatchObject([{ problem_suffering_from: '', state: 'booked' }]);
    app.clock.advance(275 * A_DAY_MS);
    await keepHouse();
    expect(await app.db.select().from(appointments)).toEqual([]);
    expect(await app.db.select().from(consents)).toEqual([]);
  });

  test('a lead is deleted after a year, with its consent', async () => {
    await app.call('POST /user/web/b2b/create/', {
      body: { ...SAMPLE_BUSINESS_LEAD, consent: true },
    });
    app.clock.advance(365 * A_DAY_MS);
    await keepHouse();
    expect(await app.db.select().from(leads)).toHaveLength(1);
    app.clock.advance(1);
    await keepHouse();
    expect(await app.db.select().from(leads)).toEqual([]);
    expect(await app.db.select().from(consents)).toEqual([]);
  });
});
