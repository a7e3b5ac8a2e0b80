import 'server-only';
import { portraitBody } from '@/contract/portrait';
import { ApiError, messageFor } from '@/lib/api/api-error';
import type { PortraitSaved } from '@/lib/api/portrait';
import { profileMessages } from '@/lib/api/profile-messages';
import type { Write, Written } from './handle-write';

/** Gives the customer's account the picture that was sent. */
export function setPortrait(write: Write<unknown>): Promise<Written> {
  return atPicture(async () => {
    const body = await write.input(portraitBody);
    const { message, data } = await write.call('setPortrait', { body });
    const saved: PortraitSaved = { message, picture: data.profile_pic };
    return { data: saved, message };
  });
}

/** Takes the picture off the customer's account. */
export function removePortrait(write: Write<unknown>): Promise<Written> {
  return atPicture(async () => {
    const { message } = await write.call('removePortrait', {});
    const saved: PortraitSaved = { message, picture: null };
    return { data: saved, message };
  });
}

/** Every refusal stands at the picture: the page has another form, which is not to blame. */
async function atPicture(work: () => Promise<Written>): Promise<Written> {
  try {
    return await work();
  } catch (error) {
    const isOurs = error instanceof ApiError && error.code !== 'not_logged_in';
    if (!isOurs) throw error;
    const { kind, message, status, code } = error;
    const fields = { picture: [messageFor(error, profileMessages.pictureFailed)] };
    throw new ApiError(kind, message, { status, code, fields, cause: error });
  }
}
