/** Returns the id of a row of suggestions for `aria-activedescendant`. */
export const optionId = (listId: string, row: number) => `${listId}-${row}`;

/** No row is selected. */
export const NO_ROW = -1;
