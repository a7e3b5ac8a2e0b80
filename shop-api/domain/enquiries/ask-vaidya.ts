import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { vaidyaQuestionBody } from '../../../contract/enquiries/vaidya-questions.ts';
import { vaidyaQuestionMessages } from '../../../contract/messages/enquiries.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { storeLead } from './store-lead.ts';
import { afterWorkingHours } from './working-time.ts';

/**
 * Stores a member's question to the vaidya, with the moment by which an answer is promised. The
 * answer tells about health, so it goes to an address that is proven to be the member's alone.
 * Errors: `not_logged_in`, `forbidden` (no member), `conflict` (no proven address),
 * `too_many_requests`.
 */
export async function askVaidya({
  ctx,
  input,
}: Given<InferType<typeof vaidyaQuestionBody>>): Promise<void> {
  const { customerId, isMember } = customerOf(ctx.who);
  if (!isMember)
    throw new DomainError('forbidden', 'members_only', vaidyaQuestionMessages.membersOnly);
  const email = await provenEmail({ ctx, input: { customerId } });
  if (!email)
    throw new DomainError('conflict', 'email_not_proven', vaidyaQuestionMessages.emailNotProven);
  const lead = {
    ...{ kind: 'vaidya' as const, customerId, email, answerBy: await promisedBy(ctx) },
    ...{ company: '', place: '', subject: '', ...(await nameOf(ctx, customerId)) },
    details: [{ label: 'Question', value: input.question }],
  };
  await storeLead({ ctx, input: { lead, hasConsent: input.consent } });
}

async function promisedBy({ db, clock }: Context): Promise<Date> {
  const { elite, consultation } = await storedSettings(db);
  return afterWorkingHours(clock.now(), Number(elite.reply_hours.split('-').at(-1)), {
    ...{ from: elite.reply_from, until: elite.reply_until, weekdayOff: elite.reply_off },
    daysOff: new Set(consultation.days_off.map(({ day }) => day)),
  });
}

async function nameOf({ db }: Context, id: number): Promise<{ name: string; phone: string }> {
  const [account] = await db.select().from(customers).where(eq(customers.id, id));
  const { firstName = '', lastName = '', phone } = account ?? {};
  return { name: `${firstName} ${lastName}`.trim(), phone: phone ?? '' };
}
