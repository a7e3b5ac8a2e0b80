import { MAX_AVATAR_MB } from '../shop/limits.ts';
import { withValues } from './text-with-values.ts';

/** Messages about avatars of storefront and API, or of the storefront alone. */
export const avatarMessages = {
  failed: 'Your picture could not be saved. Please try again.',
  missing: 'Please choose a picture.',
  tooLarge: withValues('Please choose a picture of at most {max} MB.', { max: MAX_AVATAR_MB }),
} as const;

/** Messages about avatars of the shop API alone. */
export const avatarApiMessages = {
  changed: 'Your picture has been changed.',
  removed: 'Your picture has been removed.',
  wrongKind: 'Please send a JPEG, PNG or WebP picture.',
  unreadable: 'This picture cannot be read: it is damaged or too large.',
} as const;
