import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { SAMPLE_BUSINESS_LEAD, SAMPLE_INQUIRY } from '@/__tests__/support/sample-enquiry';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { LANGUAGE_HEADER } from '@/contract/kit/headers';
import { shopProfile } from '@/contract/shop/shop';
import { customers } from '@/shop-api/db/schema/customers';
import { leadReplies, leads } from '@/shop-api/db/schema/leads';
import { trail } from '@/shop-api/db/schema/trail';

const STAFF = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

onEachApp((app) => {
  let made = 0;
  beforeEach(async () => void (await deliverMails(app)));

  const staffCall = async (call: string, body?: object) =>
    app.call(call, { who: await app.customer(STAFF), body });
  const move = (id: number, body: object) => staffCall(`POST /staff/leads/${id}/move/`, body);
  const read = async (id: number) => (await staffCall(`GET /staff/leads/${id}/`)).body.data;
  const listed = async (query: string): Promise<number[]> =>
    (await staffCall(`GET /staff/leads/?page_size=100&${query}`)).body.data.map(
      ({ id }: { id: number }) => id,
    );

  /** Sends a message of the contact form in Hindi; returns its id. */
  async function send(changes: object = {}): Promise<{ id: number; email: string }> {
    made += 1;
    const email = `asks${made}@example.com`;
    const recaptcha = await captchaFor(app, 'contact');
    const body = { ...SAMPLE_INQUIRY, email, recaptcha, ...changes };
    await app.call('POST /inquiries/', { who: { [LANGUAGE_HEADER]: 'hi' }, body });
    const [row] = await app.db.select().from(leads).where(eq(leads.email, email));
    await deliverMails(app);
    return { id: row?.id ?? 0, email };
  }

  /** A message whose sender was told nothing yet. */
  async function unacknowledged(): Promise<number> {
    const createdAt = app.clock.now();
    const values = {
      kind: 'contact' as const,
      details: [],
      digest: crypto.randomUUID(),
      createdAt,
    };
    const dueAt = new Date(createdAt.getTime() + 48 * HOUR_MS);
    const [row] = await app.db
      .insert(leads)
      .values({ ...values, dueAt })
      .returning();
    return row?.id ?? 0;
  }

  describe('an answer by mail', () => {
    test('reaches the sender in the language of the message, with what was written below', async () => {
      const { id, email } = await send();
      await move(id, { to: 'reply', reply: 'Yes, in jars.\n\nFrom March on.', seen: 0 });
      const [mail, ...others] = await deliverMails(app);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: email, replyTo: shopProfile.support.email });
      expect(mail?.subject).toContain('जवाब');
      const [answer, words] = ['From March on.', 'Do you sell ghee in jars of glass?'];
      expect(mail?.text.indexOf(answer)).toBeLessThan(mail?.text.indexOf(words) ?? -1);
      expect(await read(id)).toMatchObject({
        state: 'answered',
        due_at: null,
        replies: [{ text: 'Yes, in jars.\n\nFrom March on.' }],
      });
    });

    test('is in the trail without its words', async () => {
      const { id } = await send();
      await move(id, { to: 'reply', reply: 'Secret words', seen: 0 });
      const rows = await app.db
        .select()
        .from(trail)
        .where(eq(trail.objectId, String(id)));
      const own = rows.filter(({ objectKind }) => objectKind === 'lead');
      expect(own).toMatchObject([{ action: 'reply', byId: STAFF, after: { message: 'Answered' } }]);
      expect(JSON.stringify(own)).not.toContain('Secret');
    });

    test('of two that are sent at once, one leaves, and the other person is told', async () => {
      const { id } = await send();
      const answer = (reply: string) => move(id, { to: 'reply', reply, seen: 0 });
      const answers = await Promise.all([answer('One'), answer('Two')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.reason).toBe(
        'lead_moved_meanwhile',
      );
      expect(await deliverMails(app)).toHaveLength(1);
    });

    test('goes with its message', async () => {
      const { id } = await send();
      await move(id, { to: 'reply', reply: 'Gone soon', seen: 0 });
      await app.db.delete(leads).where(eq(leads.id, id));
      expect(await app.db.$count(leadReplies, eq(leadReplies.leadId, id))).toBe(0);
      expect(await deliverMails(app)).toEqual([]);
    });

    test('needs an address, and words', async () => {
      const id = await unacknowledged();
      const refused = await move(id, { to: 'reply', reply: 'Hello', seen: 0 });
      expect(refused.body.reason).toBe('lead_step_not_allowed');
      expect((await move(id, { to: 'reply', reply: ' ', seen: 0 })).body.errors).toHaveProperty(
        'reply',
      );
    });
  });

  test('a message is taken, given to a colleague who may answer, closed and reopened', async () => {
    const { id } = await send();
    expect(await listed('whose=mine')).not.toContain(id);
    await move(id, { to: 'take', seen: 0 });
    expect(await listed('whose=mine')).toContain(id);
    expect((await move(id, { to: 'give', assignee: 1, seen: 1 })).status).toBe(404);
    const staff = { isStaff: true, roles: ['orders' as const], firstName: 'Meera', lastName: '' };
    const [meera] = await app.db
      .insert(customers)
      .values({ ...staff, email: `meera${id}@example.com` })
      .returning();
    await move(id, { to: 'give', assignee: meera?.id, seen: 1 });
    expect(await read(id)).toMatchObject({ state: 'in_work', assignee: 'Meera', version: 2 });
    await move(id, { to: 'close', seen: 2 });
    expect(await listed('')).not.toContain(id);
    expect(await listed('state=closed')).toContain(id);
    expect(await listed(`q=asks${made}@example.com`)).toContain(id);
    await move(id, { to: 'reopen', seen: 3 });
    expect(await listed('')).toContain(id);
  });

  describe('the clock of grievances', () => {
    test('the mail that a message has come acknowledges it; its redress is due within a month', async () => {
      const { id } = await send();
      const { acknowledged_at: told, redress_by: redress, due_at: due } = await read(id);
      expect([told === null, due]).toEqual([false, redress]);
    });

    test('without that mail 48 hours run, and then it is late until somebody answers', async () => {
      const id = await unacknowledged();
      const figure = async () => (await staffCall('GET /staff/overview/')).body.data.late_leads;
      expect(await listed('due=soon')).toContain(id);
      expect(await listed('due=late')).not.toContain(id);
      app.clock.advance(2 * DAY_MS + 1);
      expect(await listed('due=late&sort=due&order=asc')).toContain(id);
      const late = await figure();
      await move(id, { to: 'answered', seen: 0 });
      expect(await read(id)).toMatchObject({ state: 'answered', due_at: null });
      expect(await figure()).toBe(late - 1);
    });

    test('runs for consumers alone', async () => {
      const email = `firm${made}@example.com`;
      await app.call('POST /user/web/b2b/create/', { body: { ...SAMPLE_BUSINESS_LEAD, email } });
      const [row] = await app.db.select().from(leads).where(eq(leads.email, email));
      expect(row && (await read(row.id))).toMatchObject({ redress_by: null, due_at: null });
    });
  });
});
