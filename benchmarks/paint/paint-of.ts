import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';

/** How a slow phone is imitated: calculated from a fast load, or by holding the line. */
export type Method = 'simulate' | 'devtools';

export function isMethod(text: string): text is Method {
  return text === 'simulate' || text === 'devtools';
}

/** What one visit of a page took; times in milliseconds since the navigation, sizes in kB. */
export interface Paint {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** When the longest quiet begins after which no task is long (TTI). */
  interactive: number;
  /** The main thread's time for scripts, and for styles and layout. */
  scripts: number;
  styles: number;
  shift: number;
  speedIndex: number;
  /** When the largest picture of the first screen is whole. */
  picture: number;
  kbToFirstPaint: number;
  kbToPicture: number;
}

interface Visit {
  url: string;
  method: Method;
  /** The port at which the browser takes commands. */
  port: number;
  /** The address of the picture that is waited for. */
  picture: string | undefined;
}

/** Visits a page once by Lighthouse, as its phone. @throws Error where the page cannot be measured */
export async function paintOf({ url, method, port, picture }: Visit): Promise<Paint> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: method,
    logLevel: 'error',
  });
  if (!run || run.lhr.runtimeError) throw new Error(`No figures of ${url}`);
  const { audits, categories } = run.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const work = (group: string) => mainThreadMs(run.lhr, group);
  const transfers = transfersOf(run.lhr);
  const firstPaint = value('first-contentful-paint');
  const whole = transfers.find((one) => one.url === picture)?.networkEndTime ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint,
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    interactive: value('interactive'),
    scripts: work('scriptEvaluation') + work('scriptParseCompile'),
    styles: work('styleLayout'),
    shift: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    picture: whole,
    kbToFirstPaint: sizeUntil(transfers, firstPaint),
    kbToPicture: sizeUntil(transfers, whole),
  };
}

interface Transfer {
  url: string;
  networkRequestTime: number;
  networkEndTime: number;
  transferSize: number;
}

const transfersOf = ({ audits }: Result): Transfer[] => itemsOf(audits['network-requests']);

function mainThreadMs({ audits }: Result, group: string): number {
  const groups: { group: string; duration: number }[] = itemsOf(
    audits['mainthread-work-breakdown'],
  );
  return groups.find((one) => one.group === group)?.duration ?? 0;
}

function itemsOf<T>(audit: Result['audits'][string] | undefined): T[] {
  const details = audit?.details;
  return details?.type === 'table' ? (details.items as unknown as T[]) : [];
}

/** Returns the size of what has arrived whole by a time, in kB. */
function sizeUntil(transfers: Transfer[], time: number): number {
  const arrived = transfers.filter(({ networkEndTime }) => networkEndTime <= time);
  return arrived.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
}
