import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import {
  callVerifyLoginCode,
  codeOn,
  enterCode,
  logInByCode,
  newNumber,
} from '@/__tests__/support/phone';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { signUpAs } from '@/__tests__/support/sign-up-as';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { type Person, twoPeople } from '@/__tests__/support/two-people';
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

const victimSignsUpByCode: Step = async ({ victim }) => {
  expect((await victim.signUpByCode()).status).toBe(200);
};
/** With the calls of the specification alone, and as the storefront does it. */
const WAYS: [string, Step][] = [
  ['logs in by code', victimEntersCode],
  ['signs up by code', victimSignsUpByCode],
];

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

  describe.each(WAYS)(
    'the holder of the phone %s and owns the number when an attacker',
    (_, enter) => {
      test.each(ORDERS)('%s', async (_name, steps) => {
        const { mobile, ...people } = twoPeople(app);
        for (const step of steps) await (step === victimEntersCode ? enter : step)(people);
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
    },
  );

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

    test('leads any other browser to none of the accounts that claim it, and empties none', async () => {
      const mobile = newNumber();
      const claims = [
        await newCustomer(app.db, { phone: mobile }),
        await newCustomer(app.db, { phone: mobile }),
      ];
      const logins = await Promise.all(claims.map(({ id }) => app.customer(id)));
      for (const who of logins) {
        const put = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
        expect(put.status).toBe(200);
      }
      const { body } = await logInByCode(app, await app.visitor(), mobile);
      expect(body.data).toMatchObject({ first_name: '', email: '', phone_no: mobile });
      for (const [index, before] of claims.entries()) {
        const { id, email, passwordHash } = before;
        expect(id).not.toBe(body.data.id);
        expect(await accountOf(app.db, id)).toMatchObject({ email, passwordHash, phone: null });
        const kept = await app.call('GET /user/address/', { who: logins[index] });
        expect(kept.body.data).toHaveLength(1);
      }
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

    test('lets no new account take the number from one that the shop has blocked', async () => {
      const mobile = newNumber();
      const proven = { phone: mobile, phoneProvenAt: app.clock.now() };
      const blocked = await newCustomer(app.db, { ...proven, isActive: false });
      const who = await app.visitor();
      expect((await enterCode(app, who, mobile)).body.reason).toBe('account_blocked');
      expect((await signUpAs(app, who, { mobile_no: mobile })).body.reason).toBe(
        'mobile_number_registered',
      );
      expect(await holdersOf(mobile)).toMatchObject([{ id: blocked.id }]);
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
