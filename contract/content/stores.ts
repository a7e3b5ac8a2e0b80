import { array, boolean, type InferType, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { languageQuery } from './content.ts';

const store = object({
  id: id(),
  store_name: text(),
  image: maybePicture(),
  landmark: anyText(),
  address_line_1: text(),
  address_line_2: anyText(),
  city: text(),
  state_obj: object({ name: text() }),
  postal_code: text(),
  /** `HH:MM:SS`, India time. */
  work_start_time: text(),
  work_end_time: text(),
  /** Not in the specification: the weekday the store is closed, 1 is Monday; null: none. */
  weekly_off: number().integer().min(1).max(7).nullable().defined(),
  /** Not in the specification: customers may collect their orders here. */
  collects: boolean().required().default(false),
  mobile_no: text(),
  email: text(),
  location_url: anyText(),
  virtual_location_url: anyText(),
  /** Not in the specification: degrees, for the map and the distance; null where unknown. */
  position: object({ latitude: number().required(), longitude: number().required() })
    .nullable()
    .defined(),
});
export type Store = InferType<typeof store>;

const citySection = object({ city: text(), stores: array(store).required() });
export type CitySection = InferType<typeof citySection>;

export const storeEndpoints = {
  listStores: endpoint({
    summary: 'Stores grouped by city',
    method: 'GET',
    path: '/stores/',
    access: 'public',
    query: languageQuery,
    answer: object({
      ...done,
      store_section_data: array(citySection).required(),
      cities: array(text()).required(),
    }),
  }),
};
