import { withValues } from './text-with-values.ts';

/** Refusals of facts of goods, and of their definitions; the pages of the desk are in English. */
export const factMessages = {
  malformedKey: 'The key begins with a letter and has small letters, digits and _ alone',
  boundKey: 'The key must not end with _min or _max',
  noChoices: 'Name the choices',
  sameChoice: 'Two choices have the same name or key',
  noFilter: 'Texts and dates are no filter: they have too many values',
  noSort: 'Only numbers and dates can be sorted by',
  notADay: (label: string) =>
    withValues('{field} must be a day, such as 2026-11-30', { field: label }),
  ofColumn: (column: string) =>
    withValues('The files of goods have a column {column} already', { column }),
  keyStays: 'The key stays as it is: addresses and files name it',
  kindStays: 'Goods have it already, so its kind stays',
  choiceInUse: (choice: string) =>
    withValues('Goods have the choice {choice}: give them another one first', { choice }),
  missing: (label: string) =>
    withValues('{field} must be given in this category', { field: label }),
  ofOthers: (label: string) =>
    withValues('Goods of this category have no {field}', { field: label }),
} as const;
