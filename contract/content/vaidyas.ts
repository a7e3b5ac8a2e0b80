import { array, type InferType, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { languageQuery } from './content.ts';

const vaidya = object({
  id: id(),
  name: text(),
  /** `BAMS, MD (Ayurveda)` */
  qualification: text(),
  registration_number: text(),
  /** Who keeps the register. */
  council: text(),
  /** In words, as the two below; '' where staff have written none. */
  speaks: anyText(),
  hours: anyText(),
  about: anyText(),
  portrait: maybePicture(),
  portrait_alt: anyText(),
});
export type Vaidya = InferType<typeof vaidya>;

/** Not in the specification. */
export const vaidyaEndpoints = {
  listVaidyas: endpoint({
    summary: 'The published vaidyas, in their order',
    method: 'GET',
    path: '/vaidyas/',
    access: 'public',
    query: languageQuery,
    answer: object({ ...done, data: array(vaidya).required() }),
  }),
};
