import { useText } from '#language';
import { PhotoField } from '@/components/shared/photo-field';
import type { Photos } from '@/components/shared/use-photos.client';
import { MAX_PHOTO_MB, MAX_REVIEW_PHOTOS } from '@/contract/shop/limits';

/** The pictures of a review, with who sees them. */
export function ReviewPhotoField({ photos }: { photos: Photos }) {
  const t = useText();
  return (
    <PhotoField
      photos={photos}
      hint={t(
        'If you like, up to {count} JPEG, PNG or WebP files of at most {size} MB each. They appear beside your review once our team has looked at them. We delete them when you close your account.',
        { count: MAX_REVIEW_PHOTOS, size: MAX_PHOTO_MB },
      )}
    />
  );
}
