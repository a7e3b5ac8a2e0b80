import type { Answered } from '../traffic/answers.ts';
import type { Chronicle } from '../trouble/chronicle.ts';

const UNAVAILABLE = 503;
/** What a shopper may be told beside a page: that a price has changed since it was displayed. */
const PRICE_CHANGED = 409;

/** Returns the answers that nothing excuses, in words. */
export function answersWrong(answers: readonly Answered[], chronicle: Chronicle): string[] {
  return answers.flatMap((one) => {
    const fault = faultOf(one, chronicle);
    const at = new Date(one.from).toISOString().slice(11, 23);
    return fault ? [`${at} ${one.kind} ${one.path} ${one.to - one.from} ms: ${fault}`] : [];
  });
}

function faultOf(one: Answered, chronicle: Chronicle): string | undefined {
  const { status, kind } = one;
  const isExcused = chronicle.excusesFor(one).length > 0;
  if (status === 'cut') return 'the connection broke';
  if (status === 'left') return isExcused ? undefined : 'no answer, and nothing had happened';
  if (status === UNAVAILABLE) {
    if (!one.hasRetryAfter) return '503 without Retry-After';
    return isExcused ? undefined : '503, and nothing had happened';
  }
  const isRefusal = status >= 400 && !(kind === 'order' && status === PRICE_CHANGED);
  return isRefusal ? `answered ${status}` : undefined;
}
