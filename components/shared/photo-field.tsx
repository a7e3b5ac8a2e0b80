import type { Photos } from '@/components/shared/use-photos.client';
import { Field } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { PHOTO_TYPES } from '@/contract/shop/photos';

interface PhotoFieldProps {
  photos: Pick<Photos, 'chosen' | 'error' | 'choose'>;
  /** What is taken and what becomes of it, in the language of the page. */
  hint: string;
}

/** The pictures that a customer sends along. */
export function PhotoField({ photos: { chosen, error, choose }, hint }: PhotoFieldProps) {
  return (
    <Field id="photos" label="Pictures" hint={hint} error={error} isErrorAnnounced>
      {(control) => (
        <FileInput
          {...control}
          name="photos"
          accept={PHOTO_TYPES.join()}
          multiple
          action="Choose pictures"
          chosen={chosen.map(({ name }) => name)}
          onChange={(event) => choose(event.currentTarget.files)}
        />
      )}
    </Field>
  );
}
