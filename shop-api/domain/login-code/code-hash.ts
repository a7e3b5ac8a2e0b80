import type { Context } from '../context.ts';

/** What a code is for: a login, or one customer's new number. It opens nothing else. */
export type CodePurpose = 'login' | { newNumberOf: number };

interface Code {
  /** With `+91`. */
  mobile: string;
  code: string;
  purpose: CodePurpose;
}

/** What is stored of a code: under a secret, since six digits alone could be tried out. */
export function codeHash({ keys }: Pick<Context, 'keys'>, { mobile, code, purpose }: Code): string {
  if (purpose === 'login') return keys.sign('login code', `${mobile}|${code}`);
  return keys.sign('new number code', `${purpose.newNumberOf}|${mobile}|${code}`);
}
