import { object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { uploadedFile } from '../kit/fields.ts';
import { done, picture, text } from '../kit/shapes.ts';
import { avatarMessages } from '../messages/avatar.ts';
import { MAX_AVATAR_BYTES } from '../shop/limits.ts';

/** A JPEG, PNG or WebP file under any name. */
export const avatarBody = object({
  picture: uploadedFile()
    .typeError(avatarMessages.missing)
    .required(avatarMessages.missing)
    .test('chosen', avatarMessages.missing, (file) => !file || file.size > 0)
    .test('size', avatarMessages.tooLarge, (file) => !file || file.size <= MAX_AVATAR_BYTES),
});

export const avatarEndpoints = {
  setAvatar: endpoint({
    summary: "Change the customer's picture; beside the specification",
    method: 'POST',
    path: '/user/profile/picture/',
    access: 'customer',
    bodyKind: 'multipart',
    body: avatarBody,
    upload: { field: 'picture', maxBytes: MAX_AVATAR_BYTES, tooLarge: avatarMessages.tooLarge },
    unkeyed: true,
    answer: object({ ...done, message: text(), data: object({ profile_pic: picture }) }),
  }),
  removeAvatar: endpoint({
    summary: "Take the customer's picture away; beside the specification",
    method: 'DELETE',
    path: '/user/profile/picture/',
    access: 'customer',
    answer: object({ ...done, message: text() }),
  }),
};
