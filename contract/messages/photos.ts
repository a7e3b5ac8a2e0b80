import { MAX_PHOTO_MB } from '../shop/limits.ts';
import { withValues } from './text-with-values.ts';

/** Messages about the pictures that customers send. */
export const photoMessages = {
  tooMany: (max: number) => withValues('Please send at most {max} pictures.', { max }),
  tooLarge: withValues('Each picture may have at most {max} MB.', { max: MAX_PHOTO_MB }),
  notAPhoto: 'Please send JPEG, PNG or WebP pictures.',
  unreadable: 'One of the pictures cannot be read: it is damaged or too large.',
} as const;
