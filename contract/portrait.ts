import { mixed, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { picture } from './picture.ts';
import { MAX_PORTRAIT_BYTES, PORTRAIT_MISSING, PORTRAIT_TOO_LARGE } from './portrait-limits.ts';
import { done, text } from './shapes.ts';

/** A JPEG, PNG or WebP file, whatever it is called. */
export const portraitBody = object({
  picture: mixed<Blob>((value): value is Blob => value instanceof Blob)
    .typeError(PORTRAIT_MISSING)
    .required(PORTRAIT_MISSING)
    .test('chosen', PORTRAIT_MISSING, (file) => !file || file.size > 0)
    .test('size', PORTRAIT_TOO_LARGE, (file) => !file || file.size <= MAX_PORTRAIT_BYTES),
});

export const portraitEndpoints = {
  setPortrait: endpoint({
    summary: "Change the customer's picture; beside the specification",
    method: 'POST',
    path: '/user/profile/picture/',
    access: 'customer',
    bodyKind: 'multipart',
    body: portraitBody,
    upload: { field: 'picture', maxBytes: MAX_PORTRAIT_BYTES, tooLarge: PORTRAIT_TOO_LARGE },
    unkeyed: true,
    answer: object({ ...done, message: text(), data: object({ profile_pic: picture }) }),
  }),
  removePortrait: endpoint({
    summary: "Take the customer's picture away; beside the specification",
    method: 'DELETE',
    path: '/user/profile/picture/',
    access: 'customer',
    answer: object({ ...done, message: text() }),
  }),
};
