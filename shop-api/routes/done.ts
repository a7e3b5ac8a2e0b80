/** The start of every successful answer. */
export const DONE = { status: true } as const;
