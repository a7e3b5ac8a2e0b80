import { and, eq, sql } from 'drizzle-orm';
import { peopleMessages } from '../../../../contract/messages/people.ts';
import { INVITATION_VALID_HOURS } from '../../../../contract/shop/limits.ts';
import { pagePath } from '../../../../contract/shop/page-path.ts';
import { invitationResource } from '../../../../contract/staff/invitation-desk.ts';
import { customers } from '../../../db/schema/customers.ts';
import { invitations } from '../../../db/schema/invitations.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import { storedIn } from '../../desk/resource.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { button, paragraph } from '../../mail/email-sections.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { WriteContext } from '../../mail/write-message.ts';
import { writeStaffMail } from '../../mail/write-staff-mail.ts';
import { tokenHash } from '../../session/token-hash.ts';
import { isOfStaff } from './person-entries.ts';

const VALID_MS = INVITATION_VALID_HOURS * HOUR_MS;

/** Invitations to the staff: each save of one mails a link, which replaces the older one. */
export const storedInvitations = storedIn(invitationResource, {
  missing: () => notFound('invitation_not_found', 'Invitation'),
  table: invitations,
  computed: { may: sql`array_to_string(${invitations.roles}, ', ')` },
  tags: [],
  complete: ({ email, roles }, now) => ({
    email: email.toLowerCase(),
    roles: roles.includes('all') ? ['all'] : roles,
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    token_hash: null,
  }),
  async check(tx, { email }) {
    const isTheirs = eq(sql`lower(${customers.email})`, email);
    if ((await tx.$count(customers, and(isTheirs, isOfStaff))) === 0) return;
    throw invalidField('email', 'of_staff_already', peopleMessages.isStaff);
  },
  async beside(tx, { id, expiresAt }, isRemoved) {
    if (isRemoved) return;
    const clock = { now: () => new Date(expiresAt.getTime() - VALID_MS) };
    const payload = { invitationId: id };
    await queueMail({ ctx: { db: tx, clock }, input: { kind: 'staff_invitation', payload } });
  },
});

interface WriteInvitation {
  ctx: WriteContext & Pick<Context, 'ids'>;
  input: { invitationId: number };
}

/** System job: makes the link of an invitation and writes its mail; undefined once it is over. */
export async function writeInvitation({
  ctx,
  input: { invitationId },
}: WriteInvitation): Promise<MailMessage | undefined> {
  const token = ctx.ids.resetToken();
  const [held] = await ctx.db
    .update(invitations)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(invitations.id, invitationId))
    .returning();
  if (!held) return undefined;
  const url = ctx.publicOrigin + pagePath('staffInvitation', { token });
  return writeStaffMail(ctx, {
    to: held.email,
    title: 'You are invited to the desk',
    sections: [
      paragraph('You can become one of the people who run this shop. Choose your password here:'),
      button('Join the staff', url),
      paragraph(
        `The link works once, within ${INVITATION_VALID_HOURS} hours. If you do not know why you got it, you need not do anything.`,
      ),
    ],
  });
}
