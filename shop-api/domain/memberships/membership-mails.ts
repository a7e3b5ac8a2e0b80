import { and, eq } from 'drizzle-orm';
import { type Message, withValues } from '../../../contract/messages/text-with-values.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import { pagePath, profileSectionPath } from '../../../contract/shop/page-path.ts';
import { membershipDocuments } from '../../db/schema/invoices.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import { dayInIndia } from '../kernel/india-time.ts';
import { type EmailRow, type EmailSection, table } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { provenPhone } from '../mail/proven-phone.ts';
import type { MailPayloads, MembershipNotification } from '../mail/queue-mail.ts';
import { type WriteContext, writeMail, writeSms } from '../mail/write-message.ts';
import type { MembershipRow } from './lock-membership.ts';
import { PLANS } from './plans.ts';

interface WriteMembershipMail {
  ctx: WriteContext;
  input: { membershipId: number; news: MembershipNotification };
}

/** System job: writes the mail to a member about a term. Undefined without a proven address. */
export async function writeMembershipMail({
  ctx,
  input: { membershipId, news },
}: WriteMembershipMail): Promise<MailMessage | undefined> {
  const membership = await readTerm(ctx, membershipId);
  const to = membership && (await provenEmail({ ctx, input: membership }));
  if (!membership || !to) return undefined;
  const values = valuesOf(ctx, { membership, news });
  const documents = await documentRows(ctx.db, { membershipId, news });
  return writeMail(ctx, {
    to,
    template: `membership.${news}`,
    values,
    sections: [
      ...(news === 'started' ? [termOf(membership, values)] : []),
      ...(documents.length > 0 ? [table(documents)] : []),
    ],
    url: values.link,
  });
}

interface WriteMembershipSms {
  ctx: WriteContext;
  input: MailPayloads['membership_sms'];
}

/** System job: writes the text message to a member about a term. Undefined without a proven number. */
export async function writeMembershipSms({
  ctx,
  input: { membershipId, news },
}: WriteMembershipSms): Promise<TextMessage | undefined> {
  const membership = await readTerm(ctx, membershipId);
  const mobile = membership && (await provenPhone({ ctx, input: membership }));
  if (!membership || !mobile) return undefined;
  const values = valuesOf(ctx, { membership, news });
  return writeSms(ctx, { template: `membership.${news}`, values, mobile });
}

/** A term that has been paid. */
type PaidTerm = MembershipRow & { startsAt: Date; endsAt: Date };

async function readTerm({ db }: WriteContext, id: number): Promise<PaidTerm | undefined> {
  const [found] = await db.select().from(memberships).where(eq(memberships.id, id));
  const { startsAt, endsAt } = found ?? {};
  return found && startsAt && endsAt ? { ...found, startsAt, endsAt } : undefined;
}

interface TermNotification {
  membership: PaidTerm;
  news: MembershipNotification;
}

function valuesOf({ publicOrigin }: WriteContext, { membership, news }: TermNotification) {
  return {
    amount: formatPaise(membership.pricePaise),
    from: dayInIndia(membership.startsAt),
    until: dayInIndia(membership.endsAt),
    link: publicOrigin + LINKS[news],
  };
}

/** The document that the news comes with; its file is behind the button. */
const DOCUMENTS: Partial<Record<MembershipNotification, { kind: DocumentKind; label: string }>> = {
  started: { kind: 'invoice', label: 'Tax invoice' },
  cancelled: { kind: 'credit-note', label: 'Credit note' },
};

type DocumentKind = (typeof membershipDocuments.$inferSelect)['kind'];

async function documentRows(
  db: WriteContext['db'],
  { membershipId, news }: WriteMembershipMail['input'],
): Promise<EmailRow[]> {
  const document = DOCUMENTS[news];
  if (!document) return [];
  const isIt = and(
    eq(membershipDocuments.membershipId, membershipId),
    eq(membershipDocuments.kind, document.kind),
  );
  const rows = await db
    .select({ value: membershipDocuments.number })
    .from(membershipDocuments)
    .where(isIt);
  return rows.map(({ value }) => ({ label: document.label, value }));
}

/** Where the button of each mail leads. */
const LINKS: Record<MembershipNotification, string> = {
  started: profileSectionPath('membership'),
  ended: pagePath('membershipPlans'),
  cancelled: profileSectionPath('membership'),
};

function termOf(
  { plan, pricePaise }: MembershipRow,
  { from, until }: { from: Message; until: Message },
): EmailSection {
  const label = withValues('{plan}, GST included', { plan: PLANS[plan].name });
  return table([
    { label: 'From', value: from },
    { label: 'Until', value: until },
    { label, value: formatPaise(pricePaise), isTotal: true },
  ]);
}
