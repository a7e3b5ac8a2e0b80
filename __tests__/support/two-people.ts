import { callSendLoginCode, enterCode, logInByCode, newNumber } from './phone';
import { ask, mailedToken, use } from './reset-password';
import { newEmail, signUpAs } from './sign-up-as';
import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

/** A person with a browser, a mailbox and a password, who enters a number in forms. */
export class Person {
  readonly email = newEmail();
  password = 'Tulsi-leaf-84';
  /** The logins of this person: account id and headers. */
  readonly logins: { id: number; who: Headers }[] = [];
  /** Tokens of links mailed to this person. */
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

  /** Continues in a new browser. */
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
    return callSendLoginCode(this.#app, await this.browser(), this.#mobile);
  }

  /** Reads the code from the phone: only for the person who holds it. */
  async logInByCode(): Promise<Answer> {
    return this.#keep(await logInByCode(this.#app, await this.browser(), this.#mobile));
  }

  /**
   * Enters the code as the storefront does, then signs up, or signs in to the account that has the
   * email address already: only for the person who holds the phone.
   */
  async signUpByCode(): Promise<Answer> {
    const who = await this.browser();
    const entered = await enterCode(this.#app, who, this.#mobile);
    const { proof } = entered.body;
    if (!proof) return this.#keep(entered);
    const { email, password } = this;
    const made = await signUpAs(this.#app, who, {
      ...{ email, password, mobile_no: this.#mobile, proof },
    });
    if (made.status === 200) return this.#keep(made);
    const body = { email, password, proof };
    return this.#keep(await this.#app.call('POST /user/signin/', { who, body }));
  }

  /** Requests a link without sending the email yet. */
  async askForLink(): Promise<void> {
    await ask(this.#app, this.email);
  }

  async readLink(): Promise<void> {
    this.links.push(await mailedToken(this.#app, this.email));
  }

  /** Sets a new password with every mailed link. */
  async openLinks(): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const link of this.links) {
      const answer = await this.#openLink(link);
      if (answer.status === 200) this.password = 'Neem-leaf-85';
      answers.push(answer);
    }
    return answers;
  }

  /** Opens a link; where it asks for the code of a number, says that the number is another's. */
  async #openLink(link: string): Promise<Answer> {
    const answer = await use(this.#app, link, 'Neem-leaf-85');
    if (!answer.body.errors?.otp) return answer;
    return use(this.#app, link, 'Neem-leaf-85', {}, { other_number: true });
  }

  #keep(answer: Answer): Answer {
    if (answer.status !== 200) return answer;
    const { id, token } = answer.body.data;
    this.logins.push({ id, who: { Authorization: `token ${token}` } });
    return answer;
  }
}

/** Two people who enter the same number in forms; the phone is the victim's. */
export function twoPeople(app: TestApp) {
  const mobile = newNumber();
  return { mobile, attacker: new Person(app, mobile), victim: new Person(app, mobile) };
}
