import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { callVerifyLoginCode, codeOn, logInByCode, newNumber } from '@/__tests__/support/phone';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import type { TestApp } from '@/__tests__/support/test-app';
import { onEachApp } from '@/__tests__/support/test-app';
import type { Person } from '@/__tests__/support/two-people';
import { twoPeople } from '@/__tests__/support/two-people';
import { addresses } from '@/shop-api/db/schema/addresses';
import { customers } from '@/shop-api/db/schema/customers';

type Step = (people: { attacker: Person; victim: Person }) => Promise<unknown>;

const attackerSignsUp: Step = ({ attacker }) => attacker.signUp();
const attackerSignsIn: Step = ({ attacker }) => attacker.signIn();
const attackerAsksForCode: Step = ({ attacker }) => attacker.askForCode();
const attackerReadsLink: Step = ({ attacker }) => attacker.readLink();
const attackerAsksForLink: Step = ({ attacker }) => attacker.askForLink();
const attackerOpensLinks: Step = ({ attacker }) => attacker.openLinks();
const victimSignsUp: Step = ({ victim }) => victim.signUp();
const victimSignsIn: Step = ({ victim }) => victim.signIn();
const victimTakesOtherBrowser: Step = ({ victim }) => victim.takeOtherBrowser();
const victimEntersCode: Step = async ({ victim }) => {
  expect((await victim.logInByCode()).status).toBe(200);
};

const ORDERS: [string, Step[]][] = [
  ['signs up before', [attackerSignsUp, victimEntersCode]],
  ['signs up and in before', [attackerSignsUp, attackerSignsIn, victimEntersCode]],
  [
    'signs up before the victim does',
    [attackerSignsUp, attackerSignsIn, victimSignsUp, victimEntersCode],
  ],
  [
    'signs up after the victim did',
    [victimSignsUp, victimSignsIn, attackerSignsUp, attackerSignsIn, victimEntersCode],
  ],
  [
    'signs up after the victim, who proves from another browser',
    [victimSignsUp, attackerSignsUp, attackerSignsIn, victimTakesOtherBrowser, victimEntersCode],
  ],
  [
    'has a link for a new password mailed before',
    [attackerSignsUp, attackerReadsLink, victimEntersCode, attackerOpensLinks],
  ],
  [
    'has asked for such a link whose mail is not sent yet',
    [attackerSignsUp, attackerAsksForLink, victimEntersCode, attackerReadsLateMail],
  ],
  [
    'proves an email address before',
    [
      attackerSignsUp,
      attackerReadsLink,
      attackerOpensLinks,
      attackerSignsIn,
      victimSignsUp,
      victimEntersCode,
    ],
  ],
  [
    'signs up when the number is proven',
    [victimSignsUp, victimEntersCode, attackerSignsUp, attackerSignsIn],
  ],
  [
    'asks for a code for that number',
    [victimSignsUp, attackerSignsUp, attackerAsksForCode, victimEntersCode, attackerSignsIn],
  ],
];

async function attackerReadsLateMail({ attacker }: { attacker: Person }): Promise<void> {
  await attacker.readLink().catch(() => undefined);
  await attacker.openLinks();
}

/** Returns the accounts a person can open with all their logins, links and the password. */
async function opensTo(app: TestApp, person: Person): Promise<number[]> {
  await person.openLinks();
  await person.signIn();
  const ids: number[] = [];
  for (const { id, who } of person.logins) {
    const { status } = await app.call('GET /user/elite_check/', { who });
    if (status === 200) ids.push(id);
  }
  return ids;
}

onEachApp((app) => {
  const holdersOf = (mobile: string) =>
    app.db.select().from(customers).where(eq(customers.phone, mobile));

  describe('the holder of the phone owns the number when an attacker', () => {
    test.each(ORDERS)('%s', async (_name, steps) => {
      const { mobile, ...people } = twoPeople(app);
      for (const step of steps) await step(people);
      const holders = await holdersOf(mobile);
      expect(holders).toMatchObject([{ phoneProvenAt: expect.any(Date), isActive: true }]);
      const id = holders[0]?.id ?? 0;
      expect(await opensTo(app, people.victim)).toContain(id);
      expect(await opensTo(app, people.attacker)).not.toContain(id);
      await people.victim.takeOtherBrowser();
      app.clock.advance(3_600_000);
      expect((await people.victim.logInByCode()).body).toMatchObject({ data: { id } });
      await deliverMails(app);
    });
  });

  describe('the first code entered for a number', () => {
    test('leaves password and email address to the browser that signed up', async () => {
      const { mobile, victim, attacker } = twoPeople(app);
      await attacker.signUp();
      await victim.signUp();
      await attacker.takeOtherBrowser();
      const { body } = await victim.logInByCode();
      expect(body.data).toMatchObject({
        email: victim.email,
        first_name: 'Asha',
        phone_no: mobile,
      });
      expect((await victim.signIn()).body.data.id).toBe(body.data.id);
    });

    test('gives any other browser the newest account without any proof, emptied', async () => {
      const mobile = newNumber();
      const [older, newer] = [
        await newCustomer(app.db, { phone: mobile, lastName: 'Older' }),
        await newCustomer(app.db, { phone: mobile, lastName: 'Newer' }),
      ];
      const who = await app.customer(newer.id);
      const put = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
      expect(put.status).toBe(200);
      const logins = [who, await app.customer(older.id)];
      const { body } = await logInByCode(app, await app.visitor(), mobile);
      expect(body.data).toMatchObject({ id: newer.id, last_name: 'Newer', email: '' });
      const rows = await app.db.select().from(customers);
      expect(rows.find(({ id }) => id === newer.id)).toMatchObject({
        email: null,
        passwordHash: null,
        claimedBy: null,
        phoneProvenAt: app.clock.now(),
      });
      expect(rows.find(({ id }) => id === older.id)).toMatchObject({
        phone: null,
        passwordHash: null,
        email: older.email,
      });
      for (const login of logins) {
        expect((await app.call('GET /user/elite_check/', { who: login })).status).toBe(401);
      }
      const kept = await app.db.select().from(addresses).where(eq(addresses.customerId, newer.id));
      expect(kept).toEqual([]);
    });

    test('opens a new account when all others have a proven email address', async () => {
      const mobile = newNumber();
      const emailProvenAt = app.clock.now();
      const other = await newCustomer(app.db, { phone: mobile, emailProvenAt });
      const { body } = await logInByCode(app, await app.visitor(), mobile);
      expect(body.data).toMatchObject({
        first_name: '',
        last_name: '',
        email: '',
        phone_no: mobile,
      });
      expect(body.data.id).not.toBe(other.id);
      const [kept] = await app.db.select().from(customers).where(eq(customers.id, other.id));
      expect(kept).toMatchObject({ phone: null, passwordHash: other.passwordHash, emailProvenAt });
    });

    test('takes the number from a closed account', async () => {
      const mobile = newNumber();
      const phoneProvenAt = app.clock.now();
      const closed = await newCustomer(app.db, { phone: mobile, phoneProvenAt, isActive: false });
      const open = await newCustomer(app.db, { phone: mobile });
      const { body } = await logInByCode(app, await app.visitor(), mobile);
      expect(body.data.id).toBe(open.id);
      const holders = await holdersOf(mobile);
      expect(holders.map(({ id }) => id)).toEqual([open.id]);
      expect(closed.phone).toBe(mobile);
    });
  });

  test('a code requested by another person does not log its reader in', async () => {
    const { mobile, attacker, victim } = twoPeople(app);
    await victim.signUp();
    await attacker.askForCode();
    const given = { mobile, otp: codeOn(app, mobile) };
    expect((await callVerifyLoginCode(app, await victim.browser(), given)).status).toBe(422);
  });
});
