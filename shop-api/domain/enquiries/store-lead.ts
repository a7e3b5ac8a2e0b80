import { eq } from 'drizzle-orm';
import { leads } from '../../db/schema/leads.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCaptcha } from '../kernel/captcha.ts';
import type { Context } from '../kernel/context.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { dueOf } from './lead-clock.ts';
import { limitLeads, mayConfirm } from './limit-enquiries.ts';
import { storeConsent } from './store-consent.ts';

/** A message or lead as typed; all of its texts are untrusted. */
type NewLead = Omit<typeof leads.$inferInsert, 'id' | 'digest' | 'createdAt'>;

interface StoreLead {
  ctx: Context;
  input: {
    lead: NewLead & { email: string };
    hasConsent: boolean;
    /** Of a form with a captcha: its solution. */
    captcha?: { form: 'contact'; answer: string | undefined };
  };
}

/**
 * Stores a message or lead, and queues the mails about it. The same content twice on a day in India
 * is stored once, and its repetition needs no captcha.
 * Errors: `invalid` (recaptcha), `too_many_requests`, `unavailable`.
 */
export async function storeLead({ ctx, input }: StoreLead): Promise<void> {
  const { lead, captcha } = input;
  const digest = digestOf(ctx, lead);
  const [known] = await ctx.db.select({ id: leads.id }).from(leads).where(eq(leads.digest, digest));
  if (known) return;
  if (captcha) await checkCaptcha({ ctx, input: captcha });
  await limitLeads({ ctx, input: lead });
  await inTransaction(ctx.db, (db) => store({ ...ctx, db }, { ...input, digest }));
}

type Checked = StoreLead['input'] & { digest: string };

async function store(ctx: Context, { lead, hasConsent, digest }: Checked) {
  const createdAt = ctx.clock.now();
  const { kind, answerBy = null } = lead;
  const fresh = { kind, answerBy, createdAt, state: 'new' as const, acknowledgedAt: null };
  const [stored] = await ctx.db
    .insert(leads)
    .values({ ...lead, digest, createdAt, language: ctx.language, dueAt: dueOf(fresh) })
    .onConflictDoNothing()
    .returning({ id: leads.id });
  // A repetition that ran at the same time was faster.
  if (!stored) return;
  const payload = { leadId: stored.id };
  if (hasConsent) {
    const { kind: purpose, email } = lead;
    await storeConsent({ ctx, input: { purpose, email, of: payload } });
  }
  await queueMail({ ctx, input: { kind: 'enquiry', payload } });
  if (!(await mayConfirm({ ctx, input: lead }))) return;
  await queueMail({ ctx, input: { kind: 'enquiry_received', payload } });
  const told = { acknowledgedAt: createdAt, dueAt: dueOf({ ...fresh, acknowledgedAt: createdAt }) };
  await ctx.db.update(leads).set(told).where(eq(leads.id, stored.id));
}

/** The same for texts that differ in case and spaces only. */
function digestOf({ keys, clock }: Context, lead: NewLead): string {
  const { kind, company, name, email, phone, place, subject, details } = lead;
  const content = [company, name, email, phone, place, subject, ...details.flatMap(Object.values)];
  const plain = content.map((text) => String(text).toLowerCase().replaceAll(/\s+/g, ' '));
  return keys.sign('lead', JSON.stringify([kind, isoDayInIndia(clock.now()), ...plain]));
}
