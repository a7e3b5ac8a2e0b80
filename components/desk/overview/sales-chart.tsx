import { PlainTable } from '@/components/desk/list/plain-table';
import { Disclosure } from '@/components/ui/disclosure';
import { formatRupees, toPaise, wholeRupees } from '@/contract/shop/money';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import type { ChartDay } from '@/lib/view/staff';
import { areaPath, chartTicks, linePath, plotPoints } from './chart-scale';
import styles from './sales-chart.module.css';

/** The lowest top of the chart in rupees, so that a quiet fortnight is not drawn as a busy one. */
const MIN_TOP = 1000;

/** Every how many days one is named below the chart, counted from today. */
const NAMED_DAYS = 3;

const COLUMNS: DeskColumn[] = [
  { name: 'label', label: 'Day', kind: 'text' },
  { name: 'orders', label: 'Orders', kind: 'number' },
  { name: 'sales', label: 'Sales', kind: 'money' },
  { name: 'sales_before', label: 'Sales 14 days before', kind: 'money' },
];

/** The sales of each day against 14 days before, as a drawing and as a table. */
export function SalesChart({ chart }: { chart: readonly ChartDay[] }) {
  const sales = chart.flatMap((day) => [day.sales, day.before.sales]);
  const ticks = chartTicks(Math.max(MIN_TOP, ...sales));
  const top = ticks.at(-1) ?? 1;
  return (
    <>
      <figure className={`caption muted ${styles.chart}`}>
        <div className={styles.plot}>
          {ticks.map((tick) => (
            <span
              key={tick}
              className={styles.tick}
              style={{ bottom: `${(tick / top) * 100}%` }}
              aria-hidden="true"
            >
              {wholeRupees(toPaise(tick))}
            </span>
          ))}
          <Plot chart={chart} top={top} />
        </div>
        <div className={`stack mt-2-half ${styles.days}`} aria-hidden="true">
          {chart.map(({ day, label }, index) => (
            <span className="stack center nowrap" key={day}>
              {(chart.length - 1 - index) % NAMED_DAYS === 0 && dateOf(label)}
            </span>
          ))}
        </div>
      </figure>
      <Disclosure label="Figures as a table">
        <PlainTable
          caption="Orders and sales of the last 14 days"
          columns={COLUMNS}
          rows={chart.map((day) => ({ ...day, sales_before: day.before.sales }))}
        />
      </Disclosure>
    </>
  );
}

function Plot({ chart, top }: { chart: readonly ChartDay[]; top: number }) {
  const sales = chart.map((day) => day.sales);
  const points = plotPoints(sales, top);
  const before = plotPoints(
    chart.map((day) => day.before.sales),
    top,
  );
  const today = points.at(-1);
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={spoken(chart)}>
        <path d={areaPath(points)} className={styles.area} />
        <path d={linePath(before)} className={styles.before} />
        <path d={linePath(points)} className={styles.line} />
      </svg>
      {today && <i className={styles.today} style={{ left: `${today.x}%`, top: `${today.y}%` }} />}
    </>
  );
}

/** The drawing in words, for screen readers. */
function spoken(chart: readonly ChartDay[]): string {
  const best = chart.reduce<ChartDay | undefined>(
    (found, day) => (found && found.sales >= day.sales ? found : day),
    undefined,
  );
  const today = formatRupees(chart.at(-1)?.sales ?? 0);
  const text = `Sales of each of the last 14 days against 14 days before. Today ${today}.`;
  return best ? `${text} The highest day is ${best.label} with ${formatRupees(best.sales)}.` : text;
}

/** `Wed, 14 Jan` → `14 Jan` */
const dateOf = (label: string) => label.replace(/^.*, /, '');
