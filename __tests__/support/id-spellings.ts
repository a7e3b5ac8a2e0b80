import type { EndpointName } from '@/contract/endpoints';
import type { Endpoint } from '@/contract/kit/endpoint';

const NAMES_SOMETHING = /^(id|\w+_id|source_doc|address1|billing_address)$/;

/** Whether a call takes the id of something. */
export function namesSomething([, row]: [EndpointName, Endpoint]): boolean {
  const fields = [row.query, row.body].flatMap((rules) =>
    Object.keys((rules?.describe() as { fields?: object } | undefined)?.fields ?? {}),
  );
  return row.path.includes('{') || fields.some((field) => NAMES_SOMETHING.test(field));
}

/** Spellings of an id that a check and a table might read differently. */
export const idSpellings = (id: string) => [
  id,
  id.replace(/\d/g, '%3$&'),
  `0${id}`,
  `${id}.0`,
  `%20${id}`,
  `${id}e0`,
  `[${id}]`,
  `${id}'`,
  `${BigInt(id) + 2n ** 32n}`,
  '9223372036854775808',
  'e0c7a5e0-1111-4222-8333-444455556666',
];
