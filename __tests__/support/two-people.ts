import { logInByOtp, newNumber, sendOtp } from './phone';
import { ask, mailedToken, use } from './reset-password';
import { newEmail, signUpAs } from './sign-up-as';
import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

/** Somebody with a browser, a mailbox and a password, who writes a number into forms. */
export class Person {
  readonly email = newEmail();
  password = 'Tulsi-leaf-84';
  /** Logins he was given: whose account, and the headers that open it. */
  readonly logins: { id: number; who: Headers }[] = [];
  /** Tokens of links that were mailed to him. */
  readonly links: string[] = [];
  readonly #app: TestApp;
  readonly #mobile: string;
  #browser: Headers | undefined;

  constructor(app: TestApp, mobile: string) {
    this.#app = app;
    this.#mobile = mobile;
  }

  async browser(): Promise<Headers> {
    this.#browser ??= await this.#app.visitor();
    return this.#browser;
  }

  /** Goes on in a browser that nobody knows. */
  async takeOtherBrowser(): Promise<void> {
    this.#browser = await this.#app.visitor();
  }

  async signUp(): Promise<Answer> {
    const { email, password } = this;
    return signUpAs(this.#app, await this.browser(), { email, password, mobile_no: this.#mobile });
  }

  async signIn(): Promise<Answer> {
    const { email, password } = this;
    return this.#keep(await this.#app.call('POST /user/signin/', { body: { email, password } }));
  }

  async askForCode(): Promise<Answer> {
    return sendOtp(this.#app, await this.browser(), this.#mobile);
  }

  /** Reads the code from the phone: only for whoever holds it. */
  async logInByOtp(): Promise<Answer> {
    return this.#keep(await logInByOtp(this.#app, await this.browser(), this.#mobile));
  }

  /** Asks for a link and leaves the mail unsent for now. */
  async askForLink(): Promise<void> {
    await ask(this.#app, this.email);
  }

  async readLink(): Promise<void> {
    this.links.push(await mailedToken(this.#app, this.email));
  }

  /** Sets a new password with every link he has. */
  async openLinks(): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const link of this.links) {
      const answer = await use(this.#app, link, 'Neem-leaf-85');
      if (answer.status === 200) this.password = 'Neem-leaf-85';
      answers.push(answer);
    }
    return answers;
  }

  #keep(answer: Answer): Answer {
    if (answer.status !== 200) return answer;
    const { id, token } = answer.body.data;
    this.logins.push({ id, who: { Authorization: `token ${token}` } });
    return answer;
  }
}

/** Two people who write the same number into forms; the phone is the victim's. */
export function twoPeople(app: TestApp) {
  const mobile = newNumber();
  return { mobile, attacker: new Person(app, mobile), victim: new Person(app, mobile) };
}
