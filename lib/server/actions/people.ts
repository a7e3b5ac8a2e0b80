import 'server-only';
import { factorBody } from '@/contract/accounts/second-factor';
import { staffMessages } from '@/contract/messages/staff';
import { invitationBody } from '@/contract/staff/people';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { said } from './keyed-write';

/** Takes the invitation in the path: the next step is to log in. */
export async function acceptInvitationAction(write: Write<{ token: string }>): Promise<Written> {
  const { params, input, call } = write;
  const body = await input(invitationBody);
  const { message } = await call('acceptInvitation', { params, body });
  return { data: { message }, message };
}

/** Makes the secret of a second factor, which the next page shows. */
export async function beginFactorAction({ call }: Write<unknown>): Promise<Written> {
  const { message } = await call('beginSecondFactor', { body: {} });
  return { data: { message }, message };
}

/** Finishes the set-up of a second factor; the recovery codes are shown once. */
export async function confirmFactorAction({ input, call }: Write<unknown>): Promise<Written> {
  const body = await input(factorBody);
  const { message, recovery_codes: details } = await call('confirmSecondFactor', { body });
  return { data: { message, recovery_codes: details }, message, details };
}

/** Removes the second factor by one of its codes. */
export async function endFactorAction({ input, call }: Write<unknown>): Promise<Written> {
  const { message } = await call('endSecondFactor', { body: await input(factorBody) });
  return { data: { message }, message };
}

/** Removes the passkey in the path by a code. */
export async function removePasskeyAction(write: Write<{ id: string }>): Promise<Written> {
  const { params, input, call } = write;
  const { message } = await call('removePasskey', { params, body: await input(factorBody) });
  return { data: { message }, message };
}

/** Ends the login in the path, one of the caller's own. */
export async function endLoginAction({ params, call }: Write<{ id: string }>): Promise<Written> {
  await call('endLogin', { params: { loginId: params.id }, body: {} });
  return said(staffMessages.loginEnded);
}
