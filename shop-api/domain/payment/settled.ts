/** `done`, or the reason why the money must go back. */
export type Settled = 'done' | 'paid twice' | 'paid too late';
