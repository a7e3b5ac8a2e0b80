import { beforeEach, describe, expect, test } from '@jest/globals';
import { BOOKABLE_DAY, bookingBody, bookTime, openHour } from '@/__tests__/support/appointment';
import { newCustomer } from '@/__tests__/support/new-customer';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { NOTICE_VERSION } from '@/contract/kit/consents';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { requestMessages } from '@/contract/messages/requests';
import { appointments } from '@/shop-api/db/schema/appointments';
import { consents } from '@/shop-api/db/schema/consents';

const CALL = 'POST /events/';
const JORDAN = 111;

onEachApp((app) => {
  const customer = async () => app.customer((await newCustomer(app.db)).id);
  const stored = () => app.db.select().from(appointments);

  beforeEach(async () => void (await app.db.delete(appointments)));

  test('a customer books an hour, and everything is stored as it was typed', async () => {
    const { id: customerId } = await newCustomer(app.db);
    const start = await openHour(app);
    const answer = await bookTime(app, await app.customer(customerId), start);
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: true, message: appointmentMessages.booked },
    ]);
    expect(await stored()).toMatchObject([
      {
        customerId,
        startsAt: new Date(start),
        state: 'booked',
        name: 'Asha Rao',
        country: 'India',
        email: 'asha.rao@example.com',
        mobile: '+919825011111',
        gender: 'Female',
        ageGroup: '18 to 45',
        problem: 'Hairfall',
        description: 'Since the last monsoon',
        landmark: 'Near the lake',
        medicines: ['Ayurvedic'],
        cancelledAt: null,
      },
    ]);
  });

  test.each([
    ['nobody', async () => ({})],
    ['a visitor', () => app.visitor()],
  ])('%s has to log in first', async (_who, who) => {
    const answer = await bookTime(app, await who(), await openHour(app));
    expect([answer.status, answer.body.message]).toEqual([401, requestMessages.loginFirst]);
    expect(await stored()).toEqual([]);
  });

  test('the captcha must be solved, for this form, and is good for one booking', async () => {
    const [who, start] = [await customer(), await openHour(app)];
    for (const recaptcha of [undefined, 'made up', await captchaFor(app, 'contact')]) {
      const answer = await bookTime(app, who, start, { recaptcha });
      expect([answer.status, answer.body.reason]).toEqual([422, 'captcha_not_solved']);
    }
    const recaptcha = await captchaFor(app, 'appointment');
    expect((await bookTime(app, who, start, { recaptcha })).status).toBe(200);
    const again = await bookTime(app, who, await openHour(app), { recaptcha });
    expect(again.body.reason).toBe('captcha_not_solved');
  });

  describe('the hour', () => {
    const unknown = [422, 'appointment_time_unknown', appointmentMessages.slotUnknown];
    const refusal = async (start: string) => {
      const { status, body } = await bookTime(app, await customer(), start);
      return [status, body.reason, body.message];
    };

    test('is one of that weekday', async () => {
      const tuesday = await openHour(app);
      expect(await refusal(tuesday.replace(BOOKABLE_DAY, '2026-12-02'))).toEqual(unknown);
      expect(await refusal(`${BOOKABLE_DAY}T03:03:00+05:30`)).toEqual(unknown);
      expect(await refusal(tuesday.replace(':00+', ':01+'))).toEqual(unknown);
    });

    test('is published', async () => {
      expect(await refusal(await openHour(app, { isPublished: false }))).toEqual(unknown);
    });

    test('may be sent without its seconds', async () => {
      const start = (await openHour(app)).replace(':00+', '+');
      expect((await bookTime(app, await customer(), start)).status).toBe(200);
    });

    test('has as many places as its capacity, on each day', async () => {
      const start = await openHour(app, { capacity: 2 });
      const statuses = [];
      for (let n = 0; n < 3; n++)
        statuses.push((await bookTime(app, await customer(), start)).status);
      expect(statuses).toEqual([200, 200, 409]);
      const full = await bookTime(app, await customer(), start);
      expect(full.body).toMatchObject({
        reason: 'appointment_time_full',
        message: appointmentMessages.slotFull,
      });
      const nextWeek = start.replace(BOOKABLE_DAY, '2026-12-08');
      expect((await bookTime(app, await customer(), nextWeek)).status).toBe(200);
    });

    test('is booked once by a customer', async () => {
      const [who, start] = [await customer(), await openHour(app)];
      await bookTime(app, who, start);
      const again = await bookTime(app, who, start);
      expect([again.status, again.body.reason, again.body.message]).toEqual([
        409,
        'appointment_booked_already',
        appointmentMessages.bookedAlready,
      ]);
    });
  });

  test('a repeated request with its key is answered the same, and booked once', async () => {
    const who = await customer();
    const body = await bookingBody(app, await openHour(app));
    const headers = { 'Idempotency-Key': 'a-key-of-this-booking' };
    const first = await app.call(CALL, { who, headers, body });
    const again = await app.call(CALL, { who, headers, body });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await stored()).toHaveLength(1);
  });

  describe('the mobile number', () => {
    const book = async (changes: object) =>
      bookTime(app, await customer(), await openHour(app), changes);

    test.each([
      [{ mobile: '9825011111' }, '+919825011111'],
      [{ mobile: '+919825011111' }, '+919825011111'],
      [{ mobile: '7700900123', country_id: JORDAN }, '+9627700900123'],
    ])('%j is stored with the calling code of the country', async (changes, mobile) => {
      expect((await book(changes)).status).toBe(200);
      expect(await stored()).toMatchObject([{ mobile }]);
    });

    test.each([
      [{ mobile: '+449825011111' }, 'mobile', 'calling_code_not_of_country'],
      [{ mobile: '982501111' }, 'mobile', 'fields_invalid'],
      [{ country_id: 999_999 }, 'country_id', 'country_unknown'],
    ])('%j is refused', async (changes, field, reason) => {
      const answer = await book(changes);
      expect([answer.status, answer.body.reason]).toEqual([422, reason]);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    });
  });

  test.each([
    ['true', ['Ayurvedic', 'Other', 'Ayurvedic'], ['Ayurvedic', 'Other']],
    ['true', [], []],
    ['false', ['Ayurvedic'], []],
  ])('with the answer %s, the medicines %j are stored as %j', async (answer, list, medicines) => {
    const given = { is_taking_medicine: answer, type_of_medicine_list: list };
    await bookTime(app, await customer(), await openHour(app), given);
    expect(await stored()).toMatchObject([{ medicines }]);
  });

  test('consent is stored with the notice, where it was given, and ends with the appointment', async () => {
    await bookTime(app, await customer(), await openHour(app));
    expect(await app.db.select().from(consents)).toEqual([]);
    await app.db.delete(appointments);
    await bookTime(app, await customer(), await openHour(app), { consent: true });
    const [booked] = await stored();
    expect(await app.db.select().from(consents)).toMatchObject([
      {
        purpose: 'appointment',
        appointmentId: booked?.id,
        leadId: null,
        email: 'asha.rao@example.com',
        notice: expect.stringContaining('I am 18 or older'),
        noticeVersion: NOTICE_VERSION,
      },
    ]);
    await app.db.delete(appointments);
    expect(await app.db.select().from(consents)).toEqual([]);
  });
});
