import type { Shown } from '../checks/freshness.ts';
import type { Answered } from '../traffic/answers.ts';
import type { Acknowledged } from '../traffic/buy.ts';
import { API_KILLED, type Chronicle, OTHER_WORK } from '../trouble/chronicle.ts';

const SECOND_MS = 1_000;
/** What happens again and again; the first explains more. */
const OFTEN = [API_KILLED, OTHER_WORK];

interface Measured {
  /** The day, in ms since 1970. */
  span: { from: number; to: number };
  answers: readonly Answered[];
  orders: readonly Acknowledged[];
  shown: readonly Shown[];
  chronicle: Chronicle;
}

/** Returns the figures of the day, without the quiet hours before it. */
export function figuresOf({ span, shown, chronicle, ...all }: Measured) {
  const seconds = (span.to - span.from) / SECOND_MS;
  const answers = all.answers.filter(({ from }) => from >= span.from);
  const orders = all.orders.filter(({ at }) => at >= span.from);
  const pages = answers.filter(({ kind }) => kind === 'page' || kind === 'search');
  const healthy = shown.filter(({ wasHealthy }) => wasHealthy);
  return {
    seconds: Math.round(seconds),
    orders: orders.length,
    ordersPerSecond: rounded(orders.length / seconds),
    order: quantilesOf(orders.map(({ tookMs }) => tookMs)),
    ordersSentAgain: orders.filter(({ tries }) => tries > 1).length,
    pagesPerSecond: rounded(pages.length / seconds),
    page: quantilesOf(pages.map(({ from, to }) => to - from)),
    answersPerSecond: rounded(answers.length / seconds),
    statuses: countsOf(answers.map(({ status }) => String(status))),
    shownAfter: quantilesOf(healthy.map(({ tookMs }) => tookMs)),
    troubles: troublesOf(answers, chronicle),
  };
}

/** Returns how many there are and where a half, 95 and 99 hundredths of them end, in ms. */
export function quantilesOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(0.99999) };
}

/** What each trouble cost: how often it happened, for how long, and answers of 503. */
function troublesOf(answers: readonly Answered[], chronicle: Chronicle) {
  const refused = answers.filter(({ status }) => status === 503 || status === 'left');
  const names = [...new Set(chronicle.all.map(({ name }) => name))];
  return names.map((name) => {
    const happened = chronicle.all.filter((one) => one.name === name);
    const lasted = happened.reduce((sum, { from, to }) => sum + to - from, 0);
    const caused = refused.filter((one) => causeOf(one, chronicle) === name);
    const seconds = new Set(caused.map(({ to }) => Math.floor(to / SECOND_MS)));
    return {
      name,
      times: happened.length,
      lastedS: rounded(lasted / SECOND_MS),
      refused: caused.length,
      inSeconds: seconds.size,
    };
  });
}

/** Of several causes, one that happens once on the day explains more. */
function causeOf(one: Answered, chronicle: Chronicle): string | undefined {
  const names = chronicle.excusesFor(one).map(({ name }) => name);
  const often = OFTEN.find((name) => names.includes(name));
  return names.find((name) => !OFTEN.includes(name)) ?? often;
}

function countsOf(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
