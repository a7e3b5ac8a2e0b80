import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { RETURN_PHOTO_TYPES } from '@/contract/returns/return-photos';
import { MAX_RETURN_PHOTO_MB, MAX_RETURN_PHOTOS, RETURN_PHOTO_DAYS } from '@/contract/shop/limits';

interface ReturnPhotoFieldProps {
  /** The chosen files. */
  photos: readonly File[];
  error: string | undefined;
  choose: (files: FileList | null) => void;
}

/** The pictures of a request, with what becomes of them. */
export function ReturnPhotoField({ photos, error, choose }: ReturnPhotoFieldProps) {
  const t = useText();
  return (
    <Field
      id="photos"
      label="Pictures"
      hint={t(
        'Up to {count} JPEG, PNG or WebP files of at most {size} MB each; they help us to answer at once. Only you and our team see them. We use them for this request alone and delete them {days} days after it ends, or when you close your account.',
        { count: MAX_RETURN_PHOTOS, size: MAX_RETURN_PHOTO_MB, days: RETURN_PHOTO_DAYS },
      )}
      error={error}
      isErrorAnnounced
    >
      {(control) => (
        <FileInput
          {...control}
          name="photos"
          accept={RETURN_PHOTO_TYPES.join()}
          multiple
          action="Choose pictures"
          chosen={photos.map(({ name }) => name)}
          onChange={(event) => choose(event.currentTarget.files)}
        />
      )}
    </Field>
  );
}
