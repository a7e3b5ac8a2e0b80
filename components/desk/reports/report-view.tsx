import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { hasRole, ROLE_OF_KIND, type StaffKind } from '@/contract/shop/roles';
import type { Report } from '@/contract/staff/reports';
import { chartParts, chartUnit, spanBefore, spanInWords } from '@/lib/desk/chart-parts';
import { staffRoutes } from '@/lib/staff-routes';
import type { ReportPage } from '@/lib/view/report';
import { FigureCards } from './figure-cards';
import { FunnelPanel } from './funnel-panel';
import { cardsOfReport } from './report-cards';
import { EndingStock, MissedSearches, SoldProducts, UsedVouchers } from './report-lists';
import styles from './report-view.module.css';
import { SalesChart } from './sales-chart';
import { SpanChoice } from './span-choice';

/** The reports: what was sold in a span of days beside the time before, each figure with its list. */
export function ReportView({ page }: { page: ReportPage }) {
  const { report, span } = page;
  const mayOpen = (kind: StaffKind) =>
    page.roles === null || hasRole(page.roles, ROLE_OF_KIND[kind]);
  return (
    <>
      <SpanChoice span={span} today={page.today} hrefOf={staffRoutes.reports} />
      <p className="muted small num mb-3-half">
        {spanInWords(span)}, beside {spanInWords(spanBefore(span, span.days))}
      </p>
      {report ? (
        <>
          <FigureCards figures={cardsOfReport(report, span, mayOpen)} />
          <Sales report={report} page={page} />
          <FunnelPanel {...{ report, span, isLinked: mayOpen('order') }} />
          <div className="stack gap-3-half mb-3-half">
            <SoldProducts
              title="Best products"
              rows={report.best}
              {...{ span, isLinked: mayOpen('order') }}
            />
            <SoldProducts
              title="Slow products"
              rows={report.slow}
              {...{ span, isLinked: mayOpen('order') }}
            />
            <UsedVouchers rows={report.vouchers} {...{ span, isLinked: mayOpen('order') }} />
            <EndingStock list={page.ending} />
            <MissedSearches list={page.missed} />
          </div>
        </>
      ) : (
        <Note tone="error">
          The report could not be loaded. Please choose fewer days, or try again later!
        </Note>
      )}
      <WhatCounts />
    </>
  );
}

function Sales({ report, page: { span } }: { report: Report; page: ReportPage }) {
  const unit = chartUnit(span.days);
  return (
    <Panel className={`mb-3-half ${styles.panel}`}>
      <h2>Sales by {unit}</h2>
      <SalesChart
        chart={chartParts(report.days, report.days_before)}
        unit={unit}
        span={spanInWords(span)}
      />
    </Panel>
  );
}

function WhatCounts() {
  return (
    <Disclosure label="What counts as what">
      <ul className="stack gap-2 small muted mt-2">
        <li>
          A sale is an order that is neither cancelled nor waiting for its payment. It counts on the
          day in India when it was placed, with what a gift voucher pays.
        </li>
        <li>
          What came back stays a sale. The money counts as paid back on the day when that was done,
          whenever the order was placed.
        </li>
        <li>An order cancelled later leaves the days that it was counted in.</li>
        <li>A delivery that failed once counts as failed, also when the next attempt did not.</li>
        <li>A returning customer has an earlier sale, however long ago.</li>
        <li>
          A visit is a browser tab on a day, and counts once at each step that it reaches, with the
          steps before: what is added from a list was seen. A checkout begins after the login and
          with an address. Orders by phone are left out. A browser without scripts or storage counts
          only with its order.
        </li>
        <li>Revenue of a product is less discounts, without the delivery.</li>
        <li>
          Slow products are published, have a stock, and sold the fewest pieces. A stock ends this
          week if it is sold out in 7 days at the rate of the last 28 days.
        </li>
      </ul>
    </Disclosure>
  );
}
