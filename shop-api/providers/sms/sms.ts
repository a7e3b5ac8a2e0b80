/** A login code on its way to a phone. */
export interface LoginCodeSms {
  /** With `+91`. */
  mobile: string;
  /** Six digits. */
  code: string;
  /** The host the code is for, which WebOTP compares with the page's own. */
  domain: string;
}

/** Text messages to phones in India. */
export interface Sms {
  /**
   * Hands the code to the carrier's gateway within 6 seconds.
   * @throws Error without the code or the whole number in its words
   */
  sendLoginCode: (message: LoginCodeSms) => Promise<void>;
}
