import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, uploadedFile } from '../kit/fields.ts';
import { anyText, done, picture } from '../kit/shapes.ts';
import { pictureMessages } from '../messages/staff-pictures.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURES_AT_ONCE } from '../shop/limits.ts';
import { PICTURE_USES, type PictureUse } from '../shop/picture-uses.ts';

const USES = Object.keys(PICTURE_USES) as PictureUse[];

/** Files of two large pictures, or of ten usual ones. */
const MAX_FORM_BYTES = 2 * MAX_PICTURE_BYTES;

/** The first 16 hex digits of the file's SHA-256. */
const pictureId = () =>
  string()
    .matches(/^[0-9a-f]{16}$/)
    .required();

const storedPicture = picture.concat(object({ id: pictureId() }));

const pictureBody = object({
  /** What the pictures are for: smaller ones than it needs are refused. */
  use: oneOf('Use', USES).optional(),
  pictures: array(uploadedFile().required())
    .transform((_value, given: unknown) => [given].flat().filter((file) => file !== undefined))
    .min(1, pictureMessages.missing)
    .max(MAX_PICTURES_AT_ONCE, pictureMessages.tooMany(MAX_PICTURES_AT_ONCE))
    .required(pictureMessages.missing),
});

/** What became of one file: its picture, or why it was refused. */
const takenFile = object({
  /** The name of the file as it was sent. */
  name: anyText(),
  picture: storedPicture.nullable().defined().default(null),
  refusal: string().nullable().defined(),
});
export type TakenFile = InferType<typeof takenFile>;

const progress = object({
  picture: storedPicture,
  /** How many of its files are made, and how many there will be. */
  made: number().integer().min(0).required(),
  total: number().integer().min(1).required(),
});
export type PictureProgress = InferType<typeof progress>;

/** Pictures of the shop; their sizes are made in the background. */
export const pictureEndpoints = {
  addPictures: endpoint({
    summary: 'Store pictures: each is taken or refused by itself; for staff',
    method: 'POST',
    path: '/staff/pictures/',
    access: 'staff',
    role: ['catalogue', 'texts'],
    bodyKind: 'multipart',
    body: pictureBody,
    upload: {
      field: 'pictures',
      files: MAX_PICTURES_AT_ONCE,
      maxBytes: MAX_FORM_BYTES,
      tooLarge: pictureMessages.tooLarge,
    },
    unkeyed: true,
    answer: object({ ...done, data: array(takenFile).required() }),
  }),
  readPicture: endpoint({
    summary: 'A picture, and how many of its sizes are made; for staff',
    method: 'GET',
    path: '/staff/pictures/{pictureId}/',
    access: 'staff',
    role: ['catalogue', 'texts'],
    params: object({ pictureId: pictureId() }),
    answer: object({ ...done, data: progress }),
  }),
};
