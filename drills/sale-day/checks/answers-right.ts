import type { Answered, Kind } from '../traffic/answers.ts';
import { API_KILLED, type Chronicle } from '../trouble/chronicle.ts';

const UNAVAILABLE = 503;
/** What a shopper may be told beside a page: that a price has changed since it was displayed. */
const PRICE_CHANGED = 409;
/** Each is asked for at its own address. */
const LOOKED_AT: Kind[] = ['page', 'search'];

/** Returns the answers that nothing excuses, in words. */
export function answersWrong(answers: readonly Answered[], chronicle: Chronicle): string[] {
  return answers.flatMap((one) => {
    const fault = faultOf(one, chronicle);
    const at = new Date(one.from).toISOString().slice(11, 23);
    return fault ? [`${at} ${one.kind} ${one.path} ${one.to - one.from} ms: ${fault}`] : [];
  });
}

function faultOf(one: Answered, chronicle: Chronicle): string | undefined {
  const { status, kind, to } = one;
  if (status === 'cut') return 'the connection broke';
  if (status === 'left') {
    // Of an API that was killed nobody waits: the storefront asks another one.
    const isExcused = chronicle.excusesFor(one).some(({ name }) => name !== API_KILLED);
    return isExcused ? undefined : 'no answer, and nothing had happened';
  }
  if (status === UNAVAILABLE) {
    if (!one.hasRetryAfter) return '503 without Retry-After';
    const isExcused = chronicle.excusesFor({ from: to, to }).length > 0;
    return isExcused ? undefined : '503, and nothing had happened';
  }
  const isElsewhere = LOOKED_AT.includes(kind) && status >= 300;
  const isRefusal = status >= 400 && !(kind === 'order' && status === PRICE_CHANGED);
  return isElsewhere || isRefusal ? `answered ${status}` : undefined;
}
