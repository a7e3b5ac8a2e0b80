import { PageHero } from '@/components/shared/page-hero';
import { EmptyState } from '@/components/ui/empty-state';
import { eventMessages } from '@/contract/messages/events';
import type { EventList } from '@/lib/routing/event-list';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedEvent } from '@/lib/view/events';
import { EventCard } from './event-card';
import { EventFilters } from './event-filters';
import styles from './events-view.module.css';

/** The cards of the first row on a wide screen. */
const FIRST_ROW = 3;

interface EventsViewProps {
  events: DisplayedEvent[];
  current: EventList;
  trail: Crumb[];
}

/** The shop's events with their two filters. */
export function EventsView({ events, current, trail }: EventsViewProps) {
  return (
    <>
      <PageHero
        title="Events"
        lead="Farm mornings, kitchen workshops and talks."
        trail={trail}
        ground="asmani"
        motifs={['lotus', 'tulsi']}
      />
      <div className={`wrap ${styles.page}`}>
        <EventFilters current={current} />
        {events.length === 0 ? (
          <EmptyState
            motif="lotus"
            title={eventMessages.empty}
            text="Another choice above may have some."
          />
        ) : (
          <ul className={styles.events}>
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} eager={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
