/** The task of a form. */
interface CaptchaProviderTask {
  provider: 'altcha' | 'recaptcha' | 'none';
  /** Google's site key; null for ALTCHA. */
  siteKey: string | null;
  /** The challenge for the ALTCHA widget; null for reCAPTCHA. */
  challenge: object | null;
}

export interface CaptchaAnswer {
  /** The form it was solved for; a solution for another form is invalid. */
  form: string;
  /** The answer that the form sent. */
  answer: string;
  /** The network address of the shopper. */
  address: string;
}

/** A valid solution; the caller ensures that it is used once. */
interface Solved {
  /** The id of the solution. */
  id: string;
  /** The solution expires at this time. */
  expiresAt: Date;
}

/** Distinguishes people from programs. */
export interface CaptchaProvider {
  /** The shop has no captcha: nothing is checked. */
  isOff?: true;
  task: (form: string) => Promise<CaptchaProviderTask>;
  /**
   * Returns the solution, or undefined for an answer that is wrong, expired or for another form.
   * @throws Error when the service does not answer within 5 seconds
   */
  check: (answer: CaptchaAnswer) => Promise<Solved | undefined>;
}
