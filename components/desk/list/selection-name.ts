/** The name of the checkboxes of rows; `all` is the value of that for all of them. */
export const CHOSEN_NAME = 'chosen';
