import type { Schema } from 'yup';
import { ValidationError } from 'yup';

/** The first error message of each field of a form that the rules of the contract refuse. */
export function fieldRefusals(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map((one) => [one.path, one.message]).reverse());
  }
}
