import { drawnFrom } from '@/components/desk/list/drawn-from';
import { PlainTable } from '@/components/desk/list/plain-table';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import type { Report } from '@/contract/staff/reports';
import { spanBefore } from '@/lib/desk/chart-parts';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import { dayInWords } from '@/lib/desk/indian-time';
import type { ReportSpan } from '@/lib/desk/report-span';
import { staffRoutes } from '@/lib/staff-routes';
import { type FunnelRow, funnelRows } from './funnel-rows';
import styles from './report-view.module.css';

const TITLE = 'From product to order';
const NOT_COUNTED = { name: 'none', kind: 'text' } as const;

const COLUMNS: DeskColumn[] = [
  { name: 'name', label: 'Step', kind: 'drawn' },
  { name: 'now', label: 'Number', kind: 'number', otherwise: NOT_COUNTED },
  { name: 'share', label: 'Share', kind: 'number', unit: '%' },
  { name: 'before', label: 'Before', kind: 'number', otherwise: NOT_COUNTED },
  { name: 'shareBefore', label: 'Share before', kind: 'number', unit: '%' },
];

interface FunnelPanelProps {
  report: Pick<Report, 'funnel' | 'funnel_before'>;
  span: ReportSpan;
  /** The reader may open the orders. */
  isLinked: boolean;
}

/** How far visits got on the way to an order, beside the time before. Drawn on the server. */
export function FunnelPanel({ report, span, isLinked }: FunnelPanelProps) {
  const { funnel, funnel_before: before } = report;
  const orders = funnel && isLinked && { from: funnel.from, to: span.to };
  const cells = drawnFrom<FunnelRow>({
    name: ({ step, name, length }) => (
      <>
        {step === 'orders' && orders ? (
          <Link
            className="inline-row touch link"
            href={staffRoutes.sales(orders, { counts: 'shopped' })}
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <i className={styles.bar} style={{ width: `${length}%` }} />
      </>
    ),
  });
  const rows = funnelRows(funnel, before).map((row) => ({ ...row, none: 'Not counted' }));
  return (
    <Panel className={`mb-3-half ${styles.panel}`}>
      <h2>{TITLE}</h2>
      <PlainTable caption={TITLE} columns={COLUMNS} rows={rows} cells={cells} />
      <p className="small muted num mt-2">
        A share is of the step above. The steps are those of visits, not people: a browser tab with
        scripts, on one day. {countedSince(report, span)}
      </p>
    </Panel>
  );
}

/** Says when counting began, where that was within the days of a figure. */
function countedSince({ funnel, funnel_before }: FunnelPanelProps['report'], span: ReportSpan) {
  const firsts = [
    { counted: funnel?.from, asked: span.from },
    { counted: funnel_before?.from, asked: spanBefore(span, span.days).from },
  ];
  const since = firsts.find(({ counted, asked }) => counted && counted > asked)?.counted;
  return since ? `Counted since ${dayInWords(since)}.` : '';
}
