import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { formatRupees } from '@/contract/shop/money';
import { staffRoutes } from '@/lib/staff-routes';
import type { ChartDay } from '@/lib/view/staff';
import styles from './sales-figures.module.css';

interface Figure {
  label: string;
  value: string;
  hint: string;
  trend?: Comparison;
}

/** Sales and orders: today beside yesterday, 14 days beside the 14 before. */
export function SalesFigures({ chart }: { chart: readonly ChartDay[] }) {
  return (
    <ul className={`stack gap-3-half mb-3-half ${styles.figures}`}>
      {figuresOf(chart).map((figure) => (
        <li key={figure.label}>
          <Link
            href={staffRoutes.desk('orders')}
            className={`stack packed-top gap-1 muted card tight ${styles.figure}`}
          >
            <span className="small">{figure.label}</span>
            <b className="num">{figure.value}</b>
            <span className={`cluster middle gap-x-2-half icon-16 ${styles.hint} small num`}>
              {figure.trend && <Trend trend={figure.trend} />}
              {figure.hint}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function figuresOf(chart: readonly ChartDay[]): Figure[] {
  const [yesterday, today] = chart.slice(-2);
  const sales = compare(chart, 'sales');
  const orders = compare(chart, 'orders');
  const average = {
    now: averageOf(sales.now, orders.now),
    before: averageOf(sales.before, orders.before),
  };
  return [
    {
      label: 'Sales today',
      value: formatRupees(today?.sales ?? 0),
      hint: `${formatRupees(yesterday?.sales ?? 0)} yesterday`,
    },
    {
      label: 'Orders today',
      value: countText(today?.orders ?? 0),
      hint: `${countText(yesterday?.orders ?? 0)} yesterday`,
    },
    rupeesBeside('Sales, 14 days', sales),
    {
      label: 'Orders, 14 days',
      value: countText(orders.now),
      hint: `from ${countText(orders.before)}`,
      trend: orders,
    },
    rupeesBeside('Average order', average),
  ];
}

function rupeesBeside(label: string, trend: Comparison): Figure {
  const { now, before } = trend;
  return { label, value: formatRupees(now), hint: `from ${formatRupees(before)}`, trend };
}

const countText = (count: number) => count.toLocaleString('en-IN');

/** Rupees, rounded to paise. */
function averageOf(sales: number, orders: number): number {
  return orders === 0 ? 0 : Math.round((sales / orders) * 100) / 100;
}

function Trend({ trend }: { trend: Comparison }) {
  const change = percentChange(trend);
  if (change === null) return null;
  const isUp = change >= 0;
  return (
    <em data-trend={isUp ? 'up' : 'down'}>
      <Icon name={isUp ? 'trending-up' : 'trending-down'} />
      {isUp ? '+' : '−'}
      {Math.abs(change)}%
    </em>
  );
}

/** The sums of the last 14 days and of the 14 days before them. */
interface Comparison {
  now: number;
  before: number;
}

/** Returns the sums of one figure of all days. */
function compare(chart: readonly ChartDay[], figure: 'orders' | 'sales'): Comparison {
  return {
    now: chart.reduce((sum, day) => sum + day[figure], 0),
    before: chart.reduce((sum, day) => sum + day.before[figure], 0),
  };
}

/** Returns the change in whole per cent; null where there was nothing before. */
function percentChange({ now, before }: Comparison): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}
