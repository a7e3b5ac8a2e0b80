/** Hashes passwords for storage. */
export interface Passwords {
  /** @throws PasswordsBusy */
  hash: (password: string) => Promise<string>;
  /**
   * Returns whether the password has this hash. Without a hash it takes just as long and returns
   * false.
   * @throws PasswordsBusy
   */
  matches: (password: string, hash: string | null) => Promise<boolean>;
}

/** Too many passwords wait; another one would slow down the shop for its visitors. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy';
}
