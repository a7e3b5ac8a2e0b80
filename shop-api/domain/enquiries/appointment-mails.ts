import { eq } from 'drizzle-orm';
import { appointmentUid, calendarFile } from '../../../contract/enquiries/calendar.ts';
import { appointmentMessages } from '../../../contract/messages/enquiries.ts';
import {
  filledText,
  type Message,
  withValues,
} from '../../../contract/messages/text-with-values.ts';
import { inLanguage } from '../../../contract/shop/languages.ts';
import { HEALTH_DATA_DAYS } from '../../../contract/shop/limits.ts';
import { pagePath, profileSectionPath } from '../../../contract/shop/page-path.ts';
import {
  APPOINTMENT_REASONS,
  type AppointmentReason,
} from '../../../contract/staff/appointment-moves.ts';
import { appointments } from '../../db/schema/appointments.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import type { Context } from '../kernel/context.ts';
import { momentInIndia } from '../kernel/india-time.ts';
import { paragraph, quote, table } from '../mail/email-sections.ts';
import { languageOfReceiver, textsIn } from '../mail/language-of.ts';
import { takesTextMessages } from '../mail/proven-phone.ts';
import type { MailPayloads } from '../mail/queue-mail.ts';
import { type WriteContext, writeMail, writeSms } from '../mail/write-message.ts';
import { writeStaffMail } from '../mail/write-staff-mail.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { endOf } from './own-appointments.ts';
import { inOneLine, withoutLinks } from './typed-text.ts';

interface WriteAppointment {
  ctx: WriteContext;
  input: MailPayloads['appointment'];
}

/**
 * System job: writes the mail about a booked, moved or cancelled consultation to the address of the form;
 * nobody has proven it, so what the patient wrote about health is not in it.
 */
export async function writeAppointment({ ctx, input }: WriteAppointment) {
  const row = await readAppointment(ctx, input);
  if (!row) return undefined;
  const { company, elite } = await currentSettings(ctx.db);
  const answer = input.isMember ? appointmentMessages.answeredFirst(elite.reply_hours) : undefined;
  const mail =
    input.news === 'cancelled'
      ? await cancelledMail(ctx, row, input)
      : await bookedMail(ctx, row, { name: company.name, answer, news: input.news });
  return { replyTo: company.support.email, ...mail };
}

type AppointmentRow = typeof appointments.$inferSelect;

interface BookedFacts {
  /** Of the shop. */
  name: string;
  answer: Message | undefined;
  news: 'booked' | 'moved';
}

async function bookedMail(
  ctx: WriteAppointment['ctx'],
  booked: AppointmentRow,
  { name: shop, answer, news }: BookedFacts,
): Promise<MailMessage> {
  const ownPath = profileSectionPath('appointments');
  const language = await languageOfReceiver(ctx, booked.email);
  const t = textsIn(language);
  const receiver = withoutLinks(inOneLine(booked.name));
  const rendered = await writeMail(ctx, {
    to: booked.email,
    template: `appointment.${news}`,
    values: { when: momentInIndia(booked.startsAt) },
    sections: [
      timeOf(booked),
      quote(`${filledText(t('For {receiver}'), { receiver })}\n${booked.mobile}`),
      ...(answer ? [paragraph(answer)] : []),
    ],
    url: ctx.publicOrigin + ownPath,
  });
  const ownPage = ctx.publicOrigin + inLanguage(ownPath, language);
  const content = calendarFile({
    uid: appointmentUid(booked.id),
    start: booked.startsAt,
    end: endOf(booked),
    title: t(withValues('{shop} consultation', { shop })),
    description: t(
      withValues('The vaidya contacts you at {number}. To cancel: {page}', {
        number: booked.mobile,
        page: ownPage,
      }),
    ),
    location: t('Online'),
    stamp: ctx.clock.now(),
  });
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { ...rendered, attachments: [{ name: 'consultation.ics', contentType, content }] };
}

function cancelledMail(
  ctx: WriteAppointment['ctx'],
  cancelled: AppointmentRow,
  { reason }: MailPayloads['appointment'],
): Promise<MailMessage> {
  return writeMail(ctx, {
    to: cancelled.email,
    template: reason ? 'appointment.cancelled_by_shop' : 'appointment.cancelled',
    values: { when: momentInIndia(cancelled.startsAt) },
    sections: [timeOf(cancelled, reason)],
    url: ctx.publicOrigin + pagePath('scheduleAppointment'),
  });
}

/**
 * System job: writes the mail about a booked, moved or cancelled consultation to those who arrange them.
 * What the patient wrote about health stays in the shop, where it is deleted in time.
 */
export async function writeAppointmentForDesk({ ctx, input }: WriteAppointment) {
  const row = await readAppointment(ctx, input);
  if (!row) return undefined;
  const title = `Consultation ${row.id} is ${input.news}${whoDid(input)}`;
  const { name, country, mobile, email, gender, ageGroup } = row;
  const { company, elite } = await currentSettings(ctx.db);
  return writeStaffMail(ctx, {
    to: company.support.email,
    title,
    replyTo: email,
    sections: [
      timeOf(row, input.reason),
      quote([inOneLine(name), `${gender}, ${ageGroup}`, country, mobile, email].join('\n')),
      ...(input.isMember
        ? [
            paragraph(
              `Elite: they are promised a first answer to what they wrote in ${elite.reply_hours} hours, during working hours.`,
            ),
          ]
        : []),
      paragraph(
        `What they told about their health is in the shop, for ${HEALTH_DATA_DAYS} days after the consultation. Your answer to this mail goes to the address above.`,
      ),
    ],
  });
}

function whoDid({ isMember, reason }: MailPayloads['appointment']): string {
  if (reason) return ' by the shop';
  return isMember ? ' by a member' : '';
}

interface WriteAppointmentSms {
  ctx: WriteContext;
  input: MailPayloads['appointment_sms'];
}

/**
 * System job: writes the text message about a consultation that is booked, or that the shop moved
 * or cancelled; to phones of India only.
 */
export async function writeAppointmentSms({
  ctx,
  input: { appointmentId, news = 'booked' },
}: WriteAppointmentSms): Promise<TextMessage | undefined> {
  const row = await readAppointment(ctx, { appointmentId, news });
  if (!row || !takesTextMessages(row.mobile)) return undefined;
  const values = { when: momentInIndia(row.startsAt) };
  const template =
    news === 'cancelled' ? 'appointment.cancelled_by_shop' : (`appointment.${news}` as const);
  return writeSms(ctx, { template, values, mobile: row.mobile });
}

/** Reads an appointment that is still in the state to write about. */
async function readAppointment(
  { db }: Pick<Context, 'db'>,
  { appointmentId, news }: MailPayloads['appointment'],
): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId));
  return row?.state === (news === 'moved' ? 'booked' : news) ? row : undefined;
}

function timeOf({ startsAt, minutes }: AppointmentRow, reason?: AppointmentReason) {
  return table<Message>([
    { label: 'Begins', value: momentInIndia(startsAt) },
    { label: 'Takes', value: withValues('{count} minutes', { count: minutes }) },
    ...(reason ? [{ label: 'Reason', value: APPOINTMENT_REASONS[reason] }] : []),
  ]);
}
