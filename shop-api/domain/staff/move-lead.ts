import { eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import {
  LEAD_STATE_NAMES,
  type LeadMove,
  type LeadState,
} from '../../../contract/staff/lead-moves.ts';
import { leadReplies, leads } from '../../db/schema/leads.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dueOf } from '../enquiries/lead-clock.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { authorOf } from '../trail/desk-context.ts';
import { recordMove } from '../trail/record-move.ts';
import { colleaguesIn } from './colleagues.ts';

interface Move {
  id: number;
  to: LeadMove;
  /** Of a gift: who gets it. */
  assignee?: number | undefined;
  /** Of an answer: its text. */
  reply?: string | undefined;
  /** `version` as it was read. */
  seen: number;
}

type LeadRow = typeof leads.$inferSelect;

const OPEN: readonly LeadState[] = ['new', 'in_work'];

/** From which states a move leads to which; a state that is missing forbids it. */
const STEPS: Record<LeadMove, { from: readonly LeadState[]; to: LeadState }> = {
  take: { from: OPEN, to: 'in_work' },
  give: { from: OPEN, to: 'in_work' },
  reply: { from: [...OPEN, 'answered'], to: 'answered' },
  answered: { from: OPEN, to: 'answered' },
  close: { from: [...OPEN, 'answered'], to: 'closed' },
  reopen: { from: ['answered', 'closed'], to: 'in_work' },
};

/**
 * Takes a step with a message: takes it, gives it to a colleague, answers it by mail, marks it as
 * answered, closes or reopens it. Records who did. Staff only. Errors: `not_found` (message,
 * colleague), `conflict` where another has moved it meanwhile, or the step is none of its state.
 */
export async function moveLead({ ctx, input }: Given<Move>): Promise<void> {
  const { customerId: me } = staffOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const [lead] = await tx.select().from(leads).where(eq(leads.id, input.id)).for('update');
    if (!lead) throw notFound('lead_not_found', 'Message');
    assertMay(lead, input);
    const assigneeId = await newAssignee(inside, { lead, input, me });
    if (input.to === 'reply') await sendReply(inside, lead, input.reply ?? '');
    const next = {
      ...{ state: STEPS[input.to].to, assigneeId, version: lead.version + 1 },
      acknowledgedAt: lead.acknowledgedAt ?? (isAnswer(input.to) ? ctx.clock.now() : null),
    };
    const dueAt = dueOf({ ...lead, ...next });
    await tx
      .update(leads)
      .set({ ...next, dueAt })
      .where(eq(leads.id, lead.id));
    await record(inside, lead, { ...input, assigneeId });
  });
}

function assertMay(lead: LeadRow, { to, seen }: Move): void {
  if (lead.version !== seen)
    throw new DomainError('conflict', 'lead_moved_meanwhile', staffMessages.leadMovedMeanwhile);
  if (STEPS[to].from.includes(lead.state) && (to !== 'reply' || lead.email)) return;
  throw new DomainError('conflict', 'lead_step_not_allowed', staffMessages.leadStepNotAllowed);
}

/** Whoever answers what nobody has taken has taken it. Errors: `not_found`. */
async function newAssignee(
  { db }: Context,
  { lead, input, me }: { lead: LeadRow; input: Move; me: number },
): Promise<number | null> {
  if (input.to === 'take') return me;
  if (isAnswer(input.to)) return lead.assigneeId ?? me;
  if (input.to !== 'give') return lead.assigneeId;
  const found = (await colleaguesIn(db)).find(({ id }) => id === input.assignee);
  if (!found) throw notFound('colleague_not_found', 'Colleague');
  return found.id;
}

async function sendReply(ctx: Context, lead: LeadRow, text: string): Promise<void> {
  const { name: byName } = await authorOf(ctx.db, ctx.who);
  const values = { leadId: lead.id, byName, at: ctx.clock.now(), text };
  const [stored] = await ctx.db.insert(leadReplies).values(values).returning();
  if (!stored) throw new Error('An insert always answers its row');
  const payload = { replyId: stored.id };
  const language = lead.language ?? undefined;
  await queueMail({ ctx: { ...ctx, language }, input: { kind: 'enquiry_reply', payload } });
}

/** An answer, by mail or by telephone, acknowledges what nothing has before. */
function isAnswer(to: LeadMove): boolean {
  return to === 'reply' || to === 'answered';
}

/** The trail says who has it and its state, and nothing that was written. */
async function record(
  ctx: Context,
  lead: LeadRow,
  { to, assigneeId }: Pick<Move, 'to'> & { assigneeId: number | null },
): Promise<void> {
  const names = new Map((await colleaguesIn(ctx.db)).map(({ id, name }) => [id, name]));
  const facts = (state: LeadState, who: number | null) => ({
    message: LEAD_STATE_NAMES[state],
    assignee: who === null ? null : (names.get(who) ?? null),
  });
  await recordMove({
    ctx,
    ...{ kind: 'lead', action: to, id: lead.id },
    before: facts(lead.state, lead.assigneeId),
    after: facts(STEPS[to].to, assigneeId),
  });
}
