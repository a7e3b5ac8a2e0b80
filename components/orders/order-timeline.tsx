import { Panel } from '@/components/ui/panel';
import styles from './order-timeline.module.css';
import type { OrderCourse, TimelineStep } from './timeline-steps';
import { timelineSteps } from './timeline-steps';

/** What has happened to an order, and what happens next. */
export function OrderTimeline({ order }: { order: OrderCourse }) {
  return (
    <Panel look="cotton" className={styles.panel}>
      <h2>Where it stands</h2>
      <ol className={styles.timeline}>
        {timelineSteps(order).map((step) => (
          <Step key={`${step.title} ${step.moment?.iso}`} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ step: { title, place, moment, hint } }: { step: TimelineStep }) {
  return (
    <li data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
      <b>{title}</b>
      {place === 'next' && <span className="visually-hidden"> (still to come)</span>}
      {moment && <time dateTime={moment.iso}>{moment.text}</time>}
      {hint && <small>{hint}</small>}
    </li>
  );
}
