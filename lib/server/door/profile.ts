import 'server-only';
import { profileBody } from '@/contract/profile';
import { profileMessages } from '@/lib/api/profile-messages';
import { routes } from '@/lib/routes';
import { flashFor } from './flash';
import type { Write, Written } from './handle-write';

/** Changes the details of the customer. The script leaves the page too, so the message waits there. */
export async function editProfile(write: Write<unknown>): Promise<Written> {
  const { session } = write;
  const { message, data } = await write.call('editProfile', {
    body: await write.input(profileBody),
  });
  if (session.customer) session.customer = { ...session.customer, firstName: data.first_name };
  session.flash = flashFor({ message, isError: false, target: routes.profile() }, Date.now());
  return { data: { message }, message };
}

/** Closes the account of the customer and forgets the session. */
export async function closeAccount(write: Write<unknown>): Promise<Written> {
  await write.call('deactivateAccount', {});
  write.clearSession();
  write.headers.set('Clear-Site-Data', '"storage"');
  const message = profileMessages.closed;
  write.session.flash = flashFor({ message, isError: false, target: routes.home() }, Date.now());
  return { data: { message }, message };
}
