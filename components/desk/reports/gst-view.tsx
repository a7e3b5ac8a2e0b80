import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { PageForm } from '@/components/ui/page-form.client';
import { Panel } from '@/components/ui/panel';
import { monthAfter } from '@/contract/kit/calendar-day';
import { englishText } from '@/contract/messages/text-with-values';
import type { GstFile } from '@/contract/staff/gst';
import { deskApi } from '@/lib/api-routes/desk';
import { staffApi } from '@/lib/api-routes/staff';
import { formatMonth } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import type { GstPage } from '@/lib/view/gst';
import { PlainTable } from '../list/plain-table';
import { type GstTable, gstTables } from './gst-tables';
import styles from './report-view.module.css';

/** The GST return of a month as tables, with its files. Works without scripts. */
export function GstView({ page: { month, latest, of } }: { page: GstPage }) {
  return (
    <>
      <MonthChoice month={month} latest={latest} />
      {of ? (
        <>
          <Panel className={`mb-3-half ${styles.panel}`}>
            <h2>{monthInWords(month)}</h2>
            <p className="muted small">
              GSTIN {of.gstin}. The JSON file opens in the offline tool of the GST portal.
            </p>
            <p className="cluster gap-x-5 mt-2">
              <a className="inline-row touch link" href={staffApi.gstReturn(month)} download>
                GSTR-1 as JSON
              </a>
              <FileLink month={month} file="register" text="Sales register" />
            </p>
          </Panel>
          {gstTables(of).map((table) => (
            <Table key={table.title} month={month} table={table} />
          ))}
        </>
      ) : (
        <Note tone="error">The return could not be loaded. Please try again later!</Note>
      )}
    </>
  );
}

function MonthChoice({ month, latest }: { month: string; latest: string }) {
  const before = monthAfter(month, -1);
  const after = monthAfter(month, 1);
  return (
    <div className="cluster middle gap-2 gap-x-5 mb-3-half">
      <ButtonLink variant="quiet" size="small" href={staffRoutes.gst({ month: before })}>
        {monthInWords(before)}
      </ButtonLink>
      {after <= latest && (
        <ButtonLink variant="quiet" size="small" href={staffRoutes.gst({ month: after })}>
          {monthInWords(after)}
        </ButtonLink>
      )}
      <PageForm action={staffRoutes.gst()} className="cluster middle gap-2">
        <span className="cluster middle gap-1-half small muted">
          <label htmlFor="gst-month">Month</label>
          <Input
            id="gst-month"
            type="month"
            name="month"
            defaultValue={month}
            pattern="20\d{2}-\d{2}"
            required
          />
        </span>
        <Button type="submit" variant="quiet" size="small">
          Show
        </Button>
      </PageForm>
    </div>
  );
}

function monthInWords(iso: string): string {
  const [year = 0, month = 1] = iso.split('-').map(Number);
  return englishText(formatMonth({ year, month }));
}

function FileLink({ month, file, text }: { month: string; file: GstFile; text: string }) {
  return (
    <a
      className="inline-row touch link"
      href={deskApi.call(`gst/${month}/${file}`)}
      download={`${file}-${month}.csv`}
    >
      {text}
      <span className="visually-hidden"> of {monthInWords(month)}</span>
    </a>
  );
}

function Table({ month, table }: { month: string; table: GstTable }) {
  const { title, file, columns, rows } = table;
  return (
    <Panel className={`mb-3-half ${styles.panel}`}>
      <div className="cluster middle between touch gap-x-4">
        <h2>{title}</h2>
        {file && rows.length > 0 && <FileLink month={month} file={file} text="CSV" />}
      </div>
      {rows.length > 0 ? (
        <PlainTable caption={title} columns={columns} rows={rows} />
      ) : (
        <p className="muted">Nothing this month</p>
      )}
    </Panel>
  );
}
