import 'server-only';
import { invitationBody } from '@/contract/staff/people';
import type { Write, Written } from '@/lib/server/http/handle-write';

/** Takes the invitation in the path: the next step is to log in. */
export async function acceptInvitationAction(write: Write<{ token: string }>): Promise<Written> {
  const { params, input, call } = write;
  const body = await input(invitationBody);
  const { message } = await call('acceptInvitation', { params, body });
  return { data: { message }, message };
}
