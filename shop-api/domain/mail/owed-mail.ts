/** A mail the shop owes somebody: what it is about and to whom, never its text. */
export type OwedMail =
  /** For the address that was typed, in lower case; whether anybody has it is found out when it is sent. */
  | { kind: 'password_reset'; payload: { email: string } }
  /** For the address the account had at that moment. `at` is ISO 8601, UTC. */
  | { kind: 'password_changed'; payload: { email: string; at: string } };
