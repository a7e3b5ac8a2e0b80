import { number, object, string } from 'yup';
import { photoMessages } from '../messages/photos.ts';
import { MAX_PHOTO_BYTES } from '../shop/limits.ts';
import { PHOTO_SIZES, type PhotoSize } from '../shop/photos.ts';
import type { Upload } from './endpoint.ts';
import { oneOf } from './fields.ts';
import { text } from './shapes.ts';

/** The at most `max` pictures that a call takes. */
export const photoUpload = (max: number) =>
  ({
    field: 'photos',
    files: max,
    maxBytes: max * MAX_PHOTO_BYTES,
    tooLarge: photoMessages.tooLarge,
  }) satisfies Upload;

/** A picture that a customer has sent; a call of its own returns its files. */
export const photo = object({
  id: text(),
  /** Pixels of the large file. */
  width: number().integer().positive().required(),
  height: number().integer().positive().required(),
});

export const photoId = () =>
  string()
    .matches(/^[0-9a-f]{32}$/)
    .required();

/** Names a file of a picture. */
export const photoParams = object({
  photoId: photoId(),
  size: oneOf('Size', Object.keys(PHOTO_SIZES) as PhotoSize[]).required(),
});
