import { withValues } from './text-with-values.ts';

/** Messages about searches, and about what their words mean. */
export const searchMessages = {
  nameNeeded: 'Please enter at least one name',
  meaningNeeded: 'Please enter what is searched in its place',
  nothingToFind: (name: string) =>
    withValues('“{name}” has no letter or digit that a search could find', { name }),
} as const;
