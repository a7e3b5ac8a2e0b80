import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface TellPasswordChanged {
  ctx: Pick<Context, 'db' | 'clock'>;
  /** The address of the account; an account without one is told nothing. */
  input: { email: string | null };
}

/** Promises the owner a mail about the change, in the transaction that makes it. */
export async function tellPasswordChanged({
  ctx,
  input: { email },
}: TellPasswordChanged): Promise<void> {
  if (email === null) return;
  const at = ctx.clock.now().toISOString();
  await queueMail({ ctx, input: { kind: 'password_changed', payload: { email, at } } });
}
