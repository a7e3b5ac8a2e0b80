import { Panel } from '@/components/ui/panel';
import { englishText } from '@/contract/messages/text-with-values';
import type { DisplayedOrderPage } from '@/lib/view/staff';
import styles from './order-course.module.css';

/** What happened to an order so far, and the day on which it should arrive. */
export function OrderCourse({ order: { timeline, expected } }: { order: DisplayedOrderPage }) {
  return (
    <Panel>
      <h2>Course</h2>
      <ol className={styles.steps}>
        {timeline.map(({ status, moment }) => (
          <li key={`${status} ${englishText(moment.text)}`}>
            {status === 'Pending' ? 'Ordered' : status}
            <time className="muted small" dateTime={moment.iso}>
              {englishText(moment.text)}
            </time>
          </li>
        ))}
      </ol>
      {expected && (
        <p className="small">
          Promised by <time dateTime={expected.iso}>{englishText(expected.text)}</time>
        </p>
      )}
    </Panel>
  );
}
