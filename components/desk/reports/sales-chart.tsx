import { PlainTable } from '@/components/desk/list/plain-table';
import { Disclosure } from '@/components/ui/disclosure';
import { formatRupees, toPaise, wholeRupees } from '@/contract/shop/money';
import type { ChartPart, ChartUnit } from '@/lib/desk/chart-parts';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import { acrossOf, chartPaths, chartTicks, heightOf } from './chart-scale';
import styles from './sales-chart.module.css';

/** The lowest top of the chart in rupees, so that a quiet fortnight is not drawn as a busy one. */
const MIN_TOP = 1000;

/** About so many parts are named below the chart. */
const NAMED = 5;

const UNIT_NAMES: Record<ChartUnit, string> = { day: 'Day', week: 'Week', month: 'Month' };

const columnsFor = (unit: ChartUnit): DeskColumn[] => [
  { name: 'label', label: UNIT_NAMES[unit], kind: 'text' },
  { name: 'orders', label: 'Orders', kind: 'number' },
  { name: 'sales', label: 'Sales', kind: 'money' },
  { name: 'sales_before', label: 'Sales before', kind: 'money' },
];

interface SalesChartProps {
  chart: readonly ChartPart[];
  unit: ChartUnit;
  /** What is drawn, in words: `the last 14 days`. */
  span: string;
}

/** Sales against the time before, as a drawing and as a table. Drawn on the server. */
export function SalesChart({ chart, unit, span }: SalesChartProps) {
  const sales = chart.flatMap((part) => [part.sales, part.before.sales]);
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
          <Plot chart={chart} top={top} label={spoken(chart, unit, span)} />
        </div>
        <div className={`stack mt-2-half ${styles.days}`} aria-hidden="true">
          {chart.map(({ from, name }, index) => (
            <span className="stack center nowrap" key={from}>
              {(chart.length - 1 - index) % Math.ceil(chart.length / NAMED) === 0 && name}
            </span>
          ))}
        </div>
      </figure>
      <Disclosure label="Figures as a table">
        <PlainTable
          caption={`Orders and sales of ${span}`}
          columns={columnsFor(unit)}
          rows={chart.map((part) => ({ ...part, sales_before: part.before.sales }))}
        />
      </Disclosure>
    </>
  );
}

type PlotProps = Pick<SalesChartProps, 'chart'> & { top: number; label: string };

function Plot({ chart, top, label }: PlotProps) {
  const paths = chartPaths(
    chart.map((part) => part.sales),
    top,
  );
  const before = chartPaths(
    chart.map((part) => part.before.sales),
    top,
  );
  const last = chart.at(-1);
  const place = { left: `${acrossOf(chart.length - 1, chart.length)}%` };
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={paths.area} className={styles.area} />
        <path d={before.line} className={styles.before} />
        <path d={paths.line} className={styles.line} />
      </svg>
      {last && (
        <i className={styles.today} style={{ ...place, top: `${heightOf(last.sales, top)}%` }} />
      )}
    </>
  );
}

/** The drawing in words, for screen readers. */
function spoken(chart: readonly ChartPart[], unit: ChartUnit, span: string): string {
  const best = chart.reduce<ChartPart | undefined>(
    (found, part) => (found && found.sales >= part.sales ? found : part),
    undefined,
  );
  const text = `Sales of each ${unit} of ${span} against the time before.`;
  return best ? `${text} The highest is ${best.label} with ${formatRupees(best.sales)}.` : text;
}
