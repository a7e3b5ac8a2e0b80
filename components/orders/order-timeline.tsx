import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import type { OrderProgress } from '@/lib/view/orders';
import styles from './order-timeline.module.css';
import { type TimelineStep, timelineSteps } from './timeline-steps';

interface OrderTimelineProps {
  order: OrderProgress;
  /** Side by side where there is room. */
  isWide?: boolean;
}

/** The past and the next steps of an order. */
export function OrderTimeline({ order, isWide = false }: OrderTimelineProps) {
  const t = useText();
  return (
    <ol className={classNames(styles.timeline, isWide && styles.wide)}>
      {timelineSteps(order, t).map((step) => (
        <Step key={`${step.title} ${step.moment?.iso}`} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { title, position, isCurrent, moment, hint } }: { step: TimelineStep }) {
  const t = useText();
  return (
    <li data-position={position} aria-current={isCurrent ? 'step' : undefined}>
      <b className="block strong">{t(title)}</b>
      {position === 'next' && <span className="visually-hidden"> {t('(still to come)')}</span>}
      {moment && (
        <time className="block small muted" dateTime={moment.iso}>
          {t.filled(moment.text)}
        </time>
      )}
      {hint && <small className="block small muted">{t(hint)}</small>}
    </li>
  );
}
