import { useText } from '#language';
import { PhotoLinks } from '@/components/ui/photo-links';
import type { ReturnRequest } from '@/contract/returns/returns';
import { returnApi } from '@/lib/api-routes/returns';

/** The pictures of a return request. */
export function ReturnPhotos({ photos, of }: { photos: ReturnRequest['photos']; of: string }) {
  const t = useText();
  return (
    <PhotoLinks
      photos={photos.map(({ id }, index) => ({
        id,
        small: returnApi.photo(id, 'small'),
        large: returnApi.photo(id, 'large'),
        alt: t('{name}, picture {number} of {count}', {
          name: of,
          number: index + 1,
          count: photos.length,
        }),
      }))}
    />
  );
}
