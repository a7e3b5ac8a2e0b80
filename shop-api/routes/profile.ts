import type { profileEndpoints } from '../../contract/profile.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const profileHandlers: HandlersOf<typeof profileEndpoints> = {
  getProfile: notBuiltYet,
  editProfile: notBuiltYet,
  deactivateAccount: notBuiltYet,
};
