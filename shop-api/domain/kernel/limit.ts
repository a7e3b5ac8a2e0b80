/** The maximum number of attempts within a time window. */
export interface Limit {
  /** The name of the counted action: `otp send, number`. */
  name: string;
  max: number;
  windowMs: number;
}

export interface Try {
  limit: Limit;
  /** The subject of the attempts: a number, an IP address. Only its HMAC is stored. */
  of: string;
}
