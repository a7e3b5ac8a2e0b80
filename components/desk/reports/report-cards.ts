import { formatRupees } from '@/contract/shop/money';
import type { StaffKind } from '@/contract/shop/roles';
import type { Report, ReportFigures } from '@/contract/staff/reports';
import type { ReportSpan } from '@/lib/desk/report-span';
import { staffRoutes } from '@/lib/staff-routes';
import { averageOf, type Comparison, countText, type Figure } from './figure-cards';

/** Returns the figures of a report, each with its list where the reader may open it. */
export function cardsOfReport(
  report: Report,
  span: ReportSpan,
  mayOpen: (kind: StaffKind) => boolean,
): Figure[] {
  const { figures: now, figures_before: before } = report;
  const { from, to } = span;
  const of = (figure: (figures: ReportFigures) => number): Comparison => ({
    now: figure(now),
    before: figure(before),
  });
  const sales = (more?: Record<string, string>) =>
    mayOpen('order') ? staffRoutes.sales(span, more) : undefined;
  const share = (part: (figures: ReportFigures) => number) =>
    `${shareOf(part(now), now.orders)} of the orders, ${shareOf(part(before), before.orders)} before`;
  return [
    {
      ...rupees(
        'Sales',
        of((figures) => figures.sales),
      ),
      href: sales(),
    },
    {
      ...counted(
        'Orders',
        of((figures) => figures.orders),
      ),
      href: sales(),
    },
    { ...rupees('Average order', of(averageOf)), href: sales() },
    {
      ...counted(
        'Cash on delivery',
        of(({ cash }) => cash),
      ),
      hint: share(({ cash }) => cash),
      href: sales({ payment: 'cash' }),
    },
    {
      ...counted(
        'Failed deliveries',
        of(({ undelivered }) => undelivered),
      ),
      hint: share(({ undelivered }) => undelivered),
      isLoss: true,
      href: sales({ counts: 'undelivered' }),
    },
    {
      ...counted(
        'From returning customers',
        of(({ returning }) => returning),
      ),
      hint: share(({ returning }) => returning),
      href: sales({ counts: 'returning' }),
    },
    {
      ...rupees(
        'Paid back',
        of(({ refunded }) => refunded),
      ),
      hint: `${countText(now.refunds)} ${now.refunds === 1 ? 'refund' : 'refunds'}, from ${formatRupees(before.refunded)}`,
      isLoss: true,
      href: mayOpen('refund') ? staffRoutes.desk('refunds', { list: 'paid', from, to }) : undefined,
    },
  ];
}

type Shown = Omit<Figure, 'href'>;

function rupees(label: string, trend: Comparison): Shown {
  return {
    label,
    value: formatRupees(trend.now),
    hint: `from ${formatRupees(trend.before)}`,
    trend,
  };
}

function counted(label: string, trend: Comparison): Shown {
  return { label, value: countText(trend.now), hint: `from ${countText(trend.before)}`, trend };
}

const shareOf = (part: number, all: number) =>
  all === 0 ? '0%' : `${Math.round((part / all) * 100)}%`;
