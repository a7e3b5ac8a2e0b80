import { Panel } from '@/components/ui/panel';
import { englishText } from '@/contract/messages/text-with-values';
import type { DisplayedOrderPage } from '@/lib/view/staff';

/** What happened to an order so far, and the day on which it should arrive. */
export function OrderCourse({ order: { timeline, expected } }: { order: DisplayedOrderPage }) {
  return (
    <Panel>
      <h2>Course</h2>
      <ol className="stack gap-2 mb-2">
        {timeline.map(({ status, moment }) => (
          <li className="cluster between gap-x-3" key={`${status} ${englishText(moment.text)}`}>
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
