/** One of the rules for a password. */
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

/** Returns what a password lacks, as nouns. */
export function missingParts(password: string): string[] {
  return RULES.filter(([, pattern]) => !pattern.test(password)).map(([text]) => text);
}

/** Returns whether attackers try a password first: `isCommonPassword` of the contract. */
export type IsCommon = (password: string) => boolean;

/**
 * Returns the rules and whether a password meets each; the shop requires all. `isCommon` is
 * undefined until it is loaded.
 */
export function passwordRules(password: string, isCommon: IsCommon | undefined): PasswordRule[] {
  const isUncommon = password !== '' && isCommon?.(password) === false;
  return [
    ...RULES.map(([text, pattern]) => ({ text, isMet: pattern.test(password) })),
    { text: 'not a password that many people use', isMet: isUncommon },
  ];
}
