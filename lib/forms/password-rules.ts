/** One of the five rules for a password. */
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

/** Returns the five rules and whether a password meets each. The contract requires all. */
export function passwordRules(password: string): PasswordRule[] {
  return RULES.map(([text, pattern]) => ({ text, isMet: pattern.test(password) }));
}
