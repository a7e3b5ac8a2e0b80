import { DomainError } from '../errors.ts';

/**
 * Work with a password. Errors: `too_many_requests` where so many wait that one more would take the
 * machine from the other shoppers; all errors of the work.
 */
export async function unlessBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordsBusy') {
      throw new DomainError('too_many_requests', 'The shop is busy. Please try again in a minute.');
    }
    throw error;
  }
}
