import type { Answer, TestApp } from './test-app';

/** The member of staff of the demo shop. */
const STAFF = 3;

/** Returns what calls the API as a member of staff. */
export function asDesk(app: TestApp) {
  return async (call: string, body?: object): Promise<Answer> =>
    app.call(call, { body, who: await app.customer(STAFF) });
}
