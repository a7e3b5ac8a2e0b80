import { expect } from '@jest/globals';
import { PASSWORD } from './new-customer';
import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

/** Sends the form of the login page. */
export function signIn(
  app: TestApp,
  email: string | null,
  password = PASSWORD,
  who: Headers = {},
): Promise<Answer> {
  return app.call('POST /user/signin/', { who, body: { email, password } });
}

/** Logs in with `PASSWORD`; returns the shop's answer and the headers of the login. */
export async function logIn(app: TestApp, { email }: { email: string }, who: Headers = {}) {
  const answer = await signIn(app, email, PASSWORD, who);
  expect(answer.status).toBe(200);
  const { data } = answer.body;
  return { data, who: { Authorization: `token ${data.token}` } };
}
