import { useText } from '#language';
import { ChipLink, Chips } from '@/components/ui/chip';
import { EVENT_CATEGORIES, type EventStatus } from '@/contract/content/events';
import { contentRoutes } from '@/lib/content-routes';
import { type EventList, eventsAddress } from '@/lib/routing/event-list';
import styles from './event-filters.module.css';
import { STATUS_LABELS } from './event-labels';

const STATUSES = Object.keys(STATUS_LABELS) as EventStatus[];

/** The two filters of events. Each choice is a link to its own cached page. */
export function EventFilters({ current }: { current: EventList }) {
  const t = useText();
  return (
    <nav className={`no-print ${styles.filters}`} aria-label={t('Choose events')}>
      <div>
        <p className="mb-2 small strong" id="event-status">
          {t('When')}
        </p>
        <Chips aria-labelledby="event-status">
          {STATUSES.map((status) => (
            <li key={status}>
              <ChipLink
                href={contentRoutes.events(eventsAddress({ ...current, status }))}
                isCurrent={status === current.status}
              >
                {t(STATUS_LABELS[status])}
              </ChipLink>
            </li>
          ))}
        </Chips>
      </div>
      <div>
        <p className="mb-2 small strong" id="event-category">
          {t('Where')}
        </p>
        <Chips aria-labelledby="event-category">
          {EVENT_CATEGORIES.map((category) => (
            <li key={category}>
              <ChipLink
                href={contentRoutes.events(eventsAddress({ ...current, category }))}
                isCurrent={category === current.category}
              >
                {t(category)}
              </ChipLink>
            </li>
          ))}
        </Chips>
      </div>
    </nav>
  );
}
