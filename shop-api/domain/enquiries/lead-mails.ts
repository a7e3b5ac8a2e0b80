import { eq } from 'drizzle-orm';
import {
  AGE_GROUPS,
  ANNUAL_REVENUES,
  COMPANY_REGISTERED,
} from '../../../contract/enquiries/enquiry-choices.ts';
import { englishText, withValues } from '../../../contract/messages/text-with-values.ts';
import { contactOf } from '../../../contract/shop/departments.ts';
import { HEALTH_DATA_DAYS } from '../../../contract/shop/limits.ts';
import type { LeadKind } from '../../../contract/staff/leads.ts';
import { leadReplies, leads } from '../../db/schema/leads.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import { momentInIndia } from '../kernel/india-time.ts';
import { type EmailSection, paragraph, quote } from '../mail/email-sections.ts';
import { languageOfReceiver, type TranslateMessage, textsIn } from '../mail/language-of.ts';
import { paragraphsOf } from '../mail/message-template.ts';
import { type WriteContext, writeMail } from '../mail/write-message.ts';
import { writeStaffMail } from '../mail/write-staff-mail.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { inOneLine, withoutLinks } from './typed-text.ts';

interface WriteLead {
  ctx: WriteContext;
  input: { leadId: number };
}

/** Who answers each kind, and its name in mails. */
const DESKS: Record<LeadKind, { of: 'support' | 'business' | 'exports'; what: string }> = {
  contact: { of: 'support', what: 'message' },
  business: { of: 'business', what: 'business enquiry' },
  export: { of: 'exports', what: 'export enquiry' },
  vaidya: { of: 'support', what: 'question to the vaidya' },
};

/** System job: writes the mail about a message or lead to those who answer it, unless they want none. */
export async function writeEnquiry({ ctx, input }: WriteLead): Promise<MailMessage | undefined> {
  const lead = await readLead(ctx, input.leadId);
  if (!lead) return undefined;
  const { of, what } = DESKS[lead.kind];
  const { company, notices } = await currentSettings(ctx.db);
  if (!notices.messages) return undefined;
  return writeStaffMail(ctx, {
    to: contactOf(company, of).email,
    title: `New ${what}, number ${lead.id}`,
    replyTo: lead.email,
    sections: [quote(linesOf(withoutHealth(lead), englishText)), paragraph(howToAnswer(lead))],
  });
}

/** What somebody asks the vaidya stays in the shop, where it is deleted in time. */
function withoutHealth(lead: LeadRow): LeadRow {
  return lead.kind === 'vaidya' ? { ...lead, details: [] } : lead;
}

function howToAnswer({ email, answerBy }: LeadRow): string {
  if (answerBy) {
    const until = englishText(momentInIndia(answerBy));
    return `The question is at the desk, for ${HEALTH_DATA_DAYS} days. Please answer it there, by ${until}.`;
  }
  return email
    ? 'Your answer to this mail goes to the address above.'
    : 'There is no email address, so please answer by phone.';
}

/**
 * System job: writes the confirmation to the sender. Anybody can type any address, so it displays
 * what was sent without its links: it is of no use for advertising.
 */
export function writeEnquiryReceived({ ctx, input }: WriteLead): Promise<MailMessage | undefined> {
  return writeToSender(ctx, { leadId: input.leadId, template: 'enquiry.received' });
}

/** System job: writes what staff answer to the sender, and below it what was written. */
export async function writeEnquiryReply({
  ctx,
  input,
}: {
  ctx: WriteContext;
  input: { replyId: number };
}): Promise<MailMessage | undefined> {
  const [reply] = await ctx.db.select().from(leadReplies).where(eq(leadReplies.id, input.replyId));
  if (!reply) return undefined;
  const above = paragraphsOf(reply.text).map(paragraph);
  return writeToSender(ctx, { leadId: reply.leadId, template: 'enquiry.reply', above });
}

interface ToSender {
  leadId: number;
  template: 'enquiry.received' | 'enquiry.reply';
  /** What stands above the words of the sender. */
  above?: EmailSection[];
}

/**
 * Writes a mail with what somebody has sent, to them and in their language. Their answer goes to those
 * who answer such messages.
 */
async function writeToSender(
  ctx: WriteContext,
  { leadId, template, above = [] }: ToSender,
): Promise<MailMessage | undefined> {
  const lead = await readLead(ctx, leadId);
  if (!lead?.email) return undefined;
  const { of, what } = DESKS[lead.kind];
  const { company } = await currentSettings(ctx.db);
  const t = textsIn(await languageOfReceiver(ctx, lead.email));
  const sent = quote(withoutLinks(linesOf({ ...lead, email: '' }, t)));
  const rendered = await writeMail(ctx, {
    ...{ to: lead.email, template, values: { what } },
    sections: [...above, sent, ...(template === 'enquiry.received' ? promiseOf(lead) : [])],
  });
  return { ...rendered, replyTo: contactOf(company, of).email };
}

type LeadRow = typeof leads.$inferSelect;

/** When a member has the answer at the latest. */
function promiseOf({ answerBy }: LeadRow): EmailSection[] {
  if (!answerBy) return [];
  return [
    paragraph(withValues('You have our answer by {when}.', { when: momentInIndia(answerBy) })),
  ];
}

async function readLead({ db }: WriteLead['ctx'], id: number): Promise<LeadRow | undefined> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  return lead;
}

/** Returns what was sent, field by field; what has several lines is at the end. */
function linesOf(lead: LeadRow, t: TranslateMessage): string {
  const { kind, company, name, place, phone, email, subject, details } = lead;
  const fields = [
    { label: 'Company', value: company },
    { label: 'Name', value: name },
    { label: kind === 'contact' ? 'Country' : 'Place', value: place.split(', ').map(t).join(', ') },
    { label: 'Phone', value: phone },
    { label: 'Email', value: email },
    { label: kind === 'contact' ? 'Subject' : 'Industry type', value: subject },
  ].flatMap(({ label, value }) => (value ? [`${t(label)}: ${inOneLine(value)}`] : []));
  return [
    ...fields,
    ...details.map(
      ({ label, value }) =>
        `${inOneLine(t(label)).replace(/[^?]$/, '$&:')} ${CHOICES.has(value) ? t(value) : value}`,
    ),
  ].join('\n');
}

/** What a form lets its sender choose; what is typed stays as it is. */
const CHOICES = new Set<string>([...AGE_GROUPS, ...ANNUAL_REVENUES, ...COMPANY_REGISTERED]);
