import { useText } from '#language';
import { PhotoLinks } from '@/components/ui/photo-links';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { DisplayedReview } from '@/lib/view/product';

/** The pictures of a review that everybody sees. */
export function ReviewPhotos({ review: { photos, name } }: { review: DisplayedReview }) {
  const t = useText();
  return (
    <PhotoLinks
      photos={photos.map(({ id }, index) => ({
        id,
        small: shoppingApi.reviewPhoto(id, 'small'),
        large: shoppingApi.reviewPhoto(id, 'large'),
        alt: t('{name}, picture {number} of {count}', {
          name,
          number: index + 1,
          count: photos.length,
        }),
      }))}
    />
  );
}
