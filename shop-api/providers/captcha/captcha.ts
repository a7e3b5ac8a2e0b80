/** What a form has to solve. */
export interface CaptchaTask {
  provider: 'altcha' | 'recaptcha';
  /** Google's key of the site; null for ALTCHA. */
  siteKey: string | null;
  /** What the ALTCHA widget takes; null for reCAPTCHA. */
  challenge: object | null;
}

export interface CaptchaAnswer {
  /** The form it was solved for; a solution made for another one is worth nothing. */
  form: string;
  /** What the form sent. */
  answer: string;
  /** The network address of the shopper. */
  address: string;
}

/** A solution that holds; whoever takes it must see to it that it is taken once. */
export interface Solved {
  /** Names the solution. */
  id: string;
  /** After this nobody can bring it again. */
  expiresAt: Date;
}

/** Tells people from programs. */
export interface Captcha {
  task: (form: string) => Promise<CaptchaTask>;
  /**
   * The solution, or undefined for an answer that is wrong, expired or made for something else.
   * @throws Error when the service that knows does not answer within 5 seconds
   */
  check: (answer: CaptchaAnswer) => Promise<Solved | undefined>;
}
