import 'server-only';
import { object, string } from 'yup';
import { ApiError } from '@/lib/api/api-error';
import { callShopApi } from '../shop-api';
import type { Write } from './handle-write';

const typedCity = object({ city_name: string().trim().max(100).optional() });

const NO_SUCH_CITY = 'Please choose a city of this state';

/**
 * The fields of an address with the city that was typed. A page without scripts lists the cities of
 * one state only, so that one of another state comes as its name. @throws ApiError invalid (city)
 */
export async function withCityNamed<Fields extends { state?: number; city?: number }>(
  { input }: Pick<Write<unknown>, 'input'>,
  fields: Fields,
): Promise<Fields> {
  const { city_name: wanted } = await input(typedCity);
  if (!wanted || fields.state === undefined) return fields;
  const { data } = await callShopApi('listCities', { params: { stateId: fields.state } });
  const found = data.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found) return { ...fields, city: found.id };
  throw new ApiError('domain', NO_SUCH_CITY, {
    status: 422,
    code: 'invalid',
    fields: { city: [NO_SUCH_CITY] },
  });
}
