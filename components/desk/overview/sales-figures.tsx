import {
  averageOf,
  type Comparison,
  countText,
  type Figure,
  FigureCards,
} from '@/components/desk/reports/figure-cards';
import { formatRupees } from '@/contract/shop/money';
import type { ChartPart } from '@/lib/desk/chart-parts';
import { staffRoutes } from '@/lib/staff-routes';

/** Sales and orders: today beside yesterday, 14 days beside the 14 before. */
export function SalesFigures({ chart }: { chart: readonly ChartPart[] }) {
  return <FigureCards figures={figuresOf(chart)} />;
}

function figuresOf(chart: readonly ChartPart[]): Figure[] {
  const [yesterday, today] = chart.slice(-2);
  const sales = compare(chart, 'sales');
  const orders = compare(chart, 'orders');
  const average = {
    now: averageOf({ sales: sales.now, orders: orders.now }),
    before: averageOf({ sales: sales.before, orders: orders.before }),
  };
  const ofToday = today && staffRoutes.sales(today);
  const ofAll = staffRoutes.sales({ from: chart[0]?.from ?? '', to: today?.to ?? '' });
  return [
    {
      label: 'Sales today',
      value: formatRupees(today?.sales ?? 0),
      hint: `${formatRupees(yesterday?.sales ?? 0)} yesterday`,
      href: ofToday,
    },
    {
      label: 'Orders today',
      value: countText(today?.orders ?? 0),
      hint: `${countText(yesterday?.orders ?? 0)} yesterday`,
      href: ofToday,
    },
    { ...rupeesBeside('Sales, 14 days', sales), href: ofAll },
    {
      label: 'Orders, 14 days',
      value: countText(orders.now),
      hint: `from ${countText(orders.before)}`,
      trend: orders,
      href: ofAll,
    },
    { ...rupeesBeside('Average order', average), href: ofAll },
  ];
}

function rupeesBeside(label: string, trend: Comparison): Omit<Figure, 'href'> {
  const { now, before } = trend;
  return { label, value: formatRupees(now), hint: `from ${formatRupees(before)}`, trend };
}

/** Returns the sums of one figure of all days. */
function compare(chart: readonly ChartPart[], figure: 'orders' | 'sales'): Comparison {
  return {
    now: chart.reduce((sum, day) => sum + day[figure], 0),
    before: chart.reduce((sum, day) => sum + day.before[figure], 0),
  };
}
