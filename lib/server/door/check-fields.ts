import 'server-only';
import type { InferType, Schema } from 'yup';
import { ValidationError } from 'yup';
import type { FieldErrors } from '@/contract/errors';
import { ApiError } from '@/lib/api/api-error';
import type { Fields } from './read-fields';

/**
 * The fields a schema names; others are dropped. The texts of a form are cast; JSON means its types:
 * `"2"` is no number. Spaces around a text are taken off, as the API does.
 * @throws ApiError invalid, with the messages by field; why the body could not be read
 */
export async function checkFields<S extends Schema>(
  schema: S,
  { values, isForm, refusal }: Fields,
): Promise<InferType<S>> {
  if (refusal) throw refusal;
  try {
    if (!isForm) await assertTypes(schema, values);
    return await schema.validate(values, { stripUnknown: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ApiError('domain', error.errors[0] ?? error.message, {
      status: 422,
      code: 'invalid',
      fields: messagesByField(error),
    });
  }
}

async function assertTypes(schema: Schema, values: Fields['values']): Promise<void> {
  try {
    await schema.validate(values, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const wrong = error.inner.filter(({ type }) => type === 'typeError');
    if (wrong.length > 0) throw new ValidationError(wrong);
  }
}

function messagesByField({ inner }: ValidationError): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path = '', errors } of inner) fields[path] = [...(fields[path] ?? []), ...errors];
  return fields;
}
