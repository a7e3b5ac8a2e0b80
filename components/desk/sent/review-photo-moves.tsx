import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { PhotoLinks } from '@/components/ui/photo-links';
import type { StaffReview } from '@/contract/staff/reviews';
import { staffApi } from '@/lib/api-routes/staff';
import type { DeskState } from '@/lib/desk/desk-columns';
import { FormKey } from '../moves/form-key';
import { MoveButton } from '../moves/move-button';
import { StateTag } from '../state-tag';

const STATES: readonly DeskState[] = [
  { value: 'waiting', label: 'To look at', tone: 'wait' },
  { value: 'shown', label: 'Shown', tone: 'good' },
  { value: 'hidden', label: 'Hidden', tone: 'bad' },
];

interface ReviewPhotoMovesProps {
  review: Pick<StaffReview, 'id' | 'name' | 'photos'>;
  /** The page to return to. */
  from: string;
}

/** The pictures of a review, each of which is shown to everybody or hidden; plain forms. */
export function ReviewPhotoMoves({ review, from }: ReviewPhotoMovesProps) {
  const { id, name, photos } = review;
  if (photos.length === 0) return null;
  return (
    <ul className="cluster gap-4">
      {photos.map((photo, index) => {
        const about = `picture ${index + 1} of ${name}`;
        return (
          <li key={photo.id} className="stack hug gap-2">
            <PhotoLinks
              photos={[
                {
                  id: photo.id,
                  small: staffApi.reviewPhoto(photo.id, 'small'),
                  large: staffApi.reviewPhoto(photo.id, 'large'),
                  alt: about,
                },
              ]}
            />
            <form action={staffApi.moveReview(id)} method="post" className="stack hug gap-2">
              <ReturnToFields next={from} from={from} />
              <FormKey />
              <input type="hidden" name="photo" value={photo.id} />
              <StateTag states={STATES} value={photo.state} />
              <span className="cluster gap-2">
                {photo.state !== 'shown' && (
                  <MoveButton to="show_photo" label="Show" about={about} />
                )}
                {photo.state !== 'hidden' && (
                  <MoveButton to="hide_photo" label="Hide" about={about} />
                )}
              </span>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
