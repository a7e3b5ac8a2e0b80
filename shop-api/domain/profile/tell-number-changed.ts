import type { Context } from '../context.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface TellNumberChanged {
  /** Of the transaction that changes the number. */
  ctx: Pick<Context, 'db' | 'clock'>;
  /** The new number. */
  input: { customerId: number; mobile: string };
}

/** Promises the owner a mail about the new number, where an address is proven. */
export async function tellNumberChanged({ ctx, input }: TellNumberChanged): Promise<void> {
  const email = await provenEmail({ ctx, input });
  if (!email) return;
  const payload = { email, ending: input.mobile.slice(-2), at: ctx.clock.now().toISOString() };
  await queueMail({ ctx, input: { kind: 'number_changed', payload } });
}
