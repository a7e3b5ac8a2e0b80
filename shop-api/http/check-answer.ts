import { ValidationError } from 'yup';
import type { Endpoint } from '../../contract/kit/endpoint.ts';

/** Compares an answer with the contract. @throws Error naming the difference, which is a bug. */
export function checkAnswer(row: Endpoint, answer: unknown): void {
  try {
    row.answer.validateSync(answer, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const call = `${row.method} ${row.path}`;
    throw new Error(`${call} answers against its contract: ${error.errors.join('; ')}`);
  }
}
