import type { Funnel } from '@/contract/staff/reports';

type Step = Exclude<keyof NonNullable<Funnel>, 'from'>;

/** The steps in their order, as the table names them. */
const STEPS: readonly (readonly [step: Step, name: string])[] = [
  ['product', 'Saw a product'],
  ['cart', 'Put it into the cart'],
  ['checkout', 'Began the checkout'],
  ['orders', 'Ordered'],
];

/** A row of the table of steps; null where nothing was counted, or of nothing there is no share. */
export interface FunnelRow {
  step: Step;
  name: string;
  now: number | null;
  /** Of the step before, in whole per cent. */
  share: number | null;
  before: number | null;
  shareBefore: number | null;
  /** Of the largest figure, in per cent: the length of its bar. */
  length: number;
}

/** Returns the steps of a span, beside those of the span before. */
export function funnelRows(now: Funnel, before: Funnel): FunnelRow[] {
  const most = Math.max(1, ...STEPS.map(([step]) => now?.[step] ?? 0));
  return STEPS.map(([step, name], index) => {
    const above = STEPS[index - 1]?.[0];
    return {
      ...{ step, name, length: ((now?.[step] ?? 0) / most) * 100 },
      ...{ now: now?.[step] ?? null, share: shareOf(now, step, above) },
      ...{ before: before?.[step] ?? null, shareBefore: shareOf(before, step, above) },
    };
  });
}

function shareOf(of: Funnel, step: Step, above: Step | undefined): number | null {
  if (!of || !above || of[above] === 0) return null;
  return Math.round((of[step] / of[above]) * 100);
}
