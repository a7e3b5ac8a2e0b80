import { array } from 'yup';
import { photoMessages } from '../messages/photos.ts';
import { MAX_PHOTO_BYTES } from '../shop/limits.ts';
import { uploadedFile } from './fields.ts';

/** The rule of at most `max` pictures of a form; browsers send an empty file for a field without one. */
export const photoFiles = (max: number) =>
  array(
    uploadedFile()
      .required()
      .test('size', photoMessages.tooLarge, ({ size }) => size <= MAX_PHOTO_BYTES),
  )
    .transform((_value, given: unknown) =>
      [given].flat().filter((file) => !(file instanceof Blob) || file.size > 0),
    )
    .max(max, photoMessages.tooMany(max))
    .default([]);
