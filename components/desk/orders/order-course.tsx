import { Panel } from '@/components/ui/panel';
import { englishText } from '@/contract/messages/text-with-values';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { formatDate } from '@/lib/format/dates';
import { Moment } from '../moment';

/** What happened to an order so far, and when it should arrive. */
export function OrderCourse({
  order: { timeline, expected_by: expected },
}: {
  order: StaffOrderDetail;
}) {
  return (
    <Panel>
      <h2>Course</h2>
      <ol className="stack gap-2 mb-2">
        {timeline.map(({ status, at }) => (
          <li className="cluster between gap-x-3" key={`${status} ${at}`}>
            {status === 'Pending' ? 'Ordered' : status}
            <span className="muted small">
              <Moment iso={at} />
            </span>
          </li>
        ))}
      </ol>
      {expected && <p className="small">Promised by {englishText(formatDate(expected))}</p>}
    </Panel>
  );
}
