/** How often something may be tried within a time. */
export interface Limit {
  /** What is counted: `otp send, number`. */
  name: string;
  max: number;
  windowMs: number;
}

export interface Try {
  limit: Limit;
  /** Whose tries are counted: a number, an address. Only its HMAC is kept. */
  of: string;
}
