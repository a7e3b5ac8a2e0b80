/** Returns the id of a row of suggestions for `aria-activedescendant`. */
export const optionId = (listId: string, row: number) => `${listId}-${row}`;
