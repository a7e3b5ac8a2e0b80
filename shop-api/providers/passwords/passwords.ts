/** Turns passwords into what may be stored. */
export interface Passwords {
  /** @throws PasswordsBusy */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the stored one. Without a stored one it takes just as long and is false.
   * @throws PasswordsBusy
   */
  matches: (password: string, hash: string | null) => Promise<boolean>;
}

/** Too many passwords wait to be checked; more would take the machine from the shop's visitors. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}
