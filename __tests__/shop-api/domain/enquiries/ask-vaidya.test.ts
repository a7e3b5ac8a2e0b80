import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { enquiryMessages, vaidyaQuestionMessages } from '@/contract/messages/enquiries';
import { HEALTH_DATA_DAYS } from '@/contract/shop/limits';
import { consents } from '@/shop-api/db/schema/consents';
import { customers } from '@/shop-api/db/schema/customers';
import { leads } from '@/shop-api/db/schema/leads';
import { attempts } from '@/shop-api/db/schema/limits';
import { endAccount } from '@/shop-api/domain/accounts/profile/close-account';
import { forgetOldLeads } from '@/shop-api/domain/enquiries/forget-enquiries';

const [DEMO, MEMBER, STAFF] = [1, 2, 3];
const QUESTION = 'Is triphala all right beside iron tablets?';

onEachApp(
  (app) => {
    const ask = async (id = MEMBER, body: object = {}) =>
      app.call('POST /user/vaidya-questions/', {
        who: await app.customer(id),
        body: { question: QUESTION, consent: true, ...body },
      });
    const staffCall = async (call: string, body?: object) =>
      app.call(call, { who: await app.customer(STAFF), body });
    const stored = () => app.db.select().from(leads);
    beforeEach(async () => {
      await app.db.delete(attempts);
      await app.db.delete(leads);
      await deliverMails(app);
    });

    test('a member asks; the promise is three working hours, and the consent is stored', async () => {
      // Saturday, 12:00 pm in India.
      const { status, body } = await ask();
      expect([status, body.message]).toEqual([200, vaidyaQuestionMessages.sent]);
      const answerBy = new Date('2026-11-21T09:30:00Z');
      expect(await stored()).toMatchObject([
        {
          ...{ kind: 'vaidya', customerId: MEMBER, email: 'elite@example.com', answerBy },
          ...{ dueAt: answerBy, details: [{ label: 'Question', value: QUESTION }] },
        },
      ]);
      expect(await app.db.select().from(consents)).toMatchObject([
        { purpose: 'vaidya', email: 'elite@example.com' },
      ]);
    });

    test('the member is told by when; the mail to the shop has nothing about health', async () => {
      await ask();
      const mails = await deliverMails(app);
      const own = mails.find(({ to }) => to === 'elite@example.com');
      expect(own?.text).toContain('by 21 November 2026, 3:00 pm (India)');
      const [desk] = mails.filter((mail) => mail !== own);
      expect(desk?.text).toContain('Please answer it there');
      expect(desk?.text).not.toContain('triphala');
    });

    test('the same question twice is one', async () => {
      await ask();
      await ask();
      expect(await stored()).toHaveLength(1);
    });

    describe('is refused', () => {
      test('to others than members', async () => {
        const { status, body } = await ask(DEMO);
        expect([status, body.message]).toEqual([403, vaidyaQuestionMessages.membersOnly]);
      });

      test('without a proven address, which alone gets an answer about health', async () => {
        const proven = (at: Date | null) =>
          app.db.update(customers).set({ emailProvenAt: at }).where(eq(customers.id, MEMBER));
        await proven(null);
        const { status, body } = await ask();
        await proven(app.clock.now());
        expect([status, body.message]).toEqual([409, vaidyaQuestionMessages.emailNotProven]);
      });

      test.each([
        [{ question: ' ' }, 'question', 'Question is required'],
        [{ consent: undefined }, 'consent', enquiryMessages.consentMissing],
        [{ consent: false }, 'consent', enquiryMessages.consentMissing],
      ])('with %j', async (wrong, field, message) => {
        const { status, body } = await ask(MEMBER, wrong);
        expect([status, body.errors[field]]).toEqual([422, [message]]);
      });

      test('after too many in an hour', async () => {
        const statuses: number[] = [];
        for (const n of [1, 2, 3, 4])
          statuses.push((await ask(MEMBER, { question: `${QUESTION} ${n}` })).status);
        expect(statuses).toEqual([200, 200, 200, 429]);
      });
    });

    describe('at the desk', () => {
      const listed = async (query: string): Promise<object[]> =>
        (await staffCall(`GET /staff/leads/?${query}`)).body.data;

      test('it has a filter of its own, is late after its promise, and is answered by mail', async () => {
        await ask();
        const [question] = await stored();
        const id = question?.id ?? 0;
        expect(await listed('kind=vaidya')).toMatchObject([{ id }]);
        expect(await listed('due=late')).toEqual([]);
        app.clock.advance(4 * 3_600_000);
        expect(await listed('due=late')).toMatchObject([
          { id, redress_by: question?.answerBy?.toISOString() },
        ]);
        await deliverMails(app);
        await staffCall(`POST /staff/leads/${id}/move/`, {
          to: 'reply',
          reply: 'Two hours apart.',
          seen: 0,
        });
        const [mail] = await deliverMails(app);
        expect(mail).toMatchObject({ to: 'elite@example.com' });
        expect(mail?.text).toContain('Two hours apart.');
        expect(await listed('due=late')).toEqual([]);
      });

      test('a search finds the member, and nothing about health', async () => {
        await ask();
        expect(await listed('q=elite')).toHaveLength(1);
        expect(await listed('q=triphala')).toEqual([]);
      });
    });

    describe('what it says about health is deleted', () => {
      test('with the whole question, after the days of a consultation', async () => {
        await ask();
        app.clock.advance(HEALTH_DATA_DAYS * 86_400_000 - 1000);
        await forgetOldLeads({ ctx: app });
        expect(await stored()).toHaveLength(1);
        app.clock.advance(2000);
        await forgetOldLeads({ ctx: app });
        expect(await stored()).toEqual([]);
      });

      test('when the account is closed', async () => {
        await ask();
        await endAccount(testDeps(app), MEMBER);
        expect(await stored()).toEqual([]);
      });
    });
  },
  { enquiriesPerHour: 3 },
);
