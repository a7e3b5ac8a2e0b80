import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Input } from '@/components/ui/input';
import { PageForm } from '@/components/ui/page-form.client';
import { REPORT_SPANS, type ReportSpan } from '@/lib/desk/report-span';
import styles from './report-view.module.css';

interface SpanChoiceProps {
  span: ReportSpan;
  /** The last day that can be chosen. */
  today: string;
  /** The page that the days are chosen for. */
  hrefOf: (params?: Record<string, string>) => string;
}

/** The days of a report: some spans by one tap, others by a plain form. */
export function SpanChoice({ span, today, hrefOf }: SpanChoiceProps) {
  return (
    <div className="cluster middle gap-2 gap-x-5 mb-2">
      <nav aria-label="Days" className={`cluster gap-2 ${styles.spans}`}>
        {REPORT_SPANS.map(({ name, label }) => (
          <ButtonLink
            key={name}
            variant="quiet"
            size="small"
            href={hrefOf({ span: name })}
            aria-current={name === span.name ? 'page' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
      <PageForm action={hrefOf()} className="cluster middle gap-2">
        <DayInput name="from" label="From" value={span.from} max={today} />
        <DayInput name="to" label="Until" value={span.to} max={today} />
        <Button type="submit" variant="quiet" size="small">
          Show
        </Button>
      </PageForm>
    </div>
  );
}

interface DayInputProps {
  name: string;
  label: string;
  value: string;
  max: string;
}

function DayInput({ name, label, value, max }: DayInputProps) {
  return (
    <span className="row nowrap gap-1-half small muted">
      <label htmlFor={`report-${name}`}>{label}</label>
      <Input
        id={`report-${name}`}
        type="date"
        name={name}
        defaultValue={value}
        max={max}
        required
      />
    </span>
  );
}
