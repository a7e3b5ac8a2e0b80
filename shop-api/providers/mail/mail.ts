/** One mail to one address. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. */
export interface Mail {
  /**
   * Hands the mail to the server within 10 seconds.
   * @throws Error without the text of the mail in its words
   */
  send: (message: MailMessage) => Promise<void>;
}
