/** One of the five things a password needs. */
export interface PasswordRule {
  text: string;
  isMet: boolean;
}

const RULES: readonly [text: string, pattern: RegExp][] = [
  ['8 or more characters', /^.{8,}$/],
  ['an uppercase letter', /[A-Z]/],
  ['a lowercase letter', /[a-z]/],
  ['a number', /\d/],
  ['a symbol: ! @ # $ _ . ~ -', /[!@#$_.~-]/],
];

/** The five rules, and which of them a password meets so far. All met: the contract takes it. */
export function passwordRules(password: string): PasswordRule[] {
  return RULES.map(([text, pattern]) => ({ text, isMet: pattern.test(password) }));
}
