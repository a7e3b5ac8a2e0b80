import { DomainError } from '../domain/errors.ts';

/** Stands in for a call that comes later: it answers 501. A test lists where it stands. */
export async function notBuiltYet(): Promise<never> {
  throw new DomainError('not_built_yet', 'This part of the shop is not built yet');
}
