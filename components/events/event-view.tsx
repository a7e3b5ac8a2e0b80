import { useText } from '#language';
import { Prose } from '@/components/shared/prose';
import { Share } from '@/components/shared/share';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Note } from '@/components/ui/note';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import { eventMessages } from '@/contract/messages/events';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedEventDetail } from '@/lib/view/events';
import { EventFacts } from './event-facts';
import styles from './event-view.module.css';

interface EventViewProps {
  event: DisplayedEventDetail;
  /** The event's absolute URL, for sharing. */
  url: string;
  trail: Crumb[];
}

/** One event: what happens, when, and how to get there. */
export function EventView({ event, url, trail }: EventViewProps) {
  const t = useText();
  return (
    <article className="wrap">
      <Breadcrumbs trail={trail} />
      <div className={`split-1000 top ${styles.stage}`}>
        <div className={`filled no-print frame ratio-cover ${styles.cover}`}>
          {event.picture && (
            <Picture
              picture={event.picture}
              alt=""
              sizes="(max-width: 1000px) 100vw, 740px"
              eager
            />
          )}
        </div>
        <div className={`stack gap-5 ${styles.side}`}>
          <h1>
            <StaffText text={event.title} />
          </h1>
          {event.hasEnded && <Note>{t(eventMessages.ended)}</Note>}
          <EventFacts event={event} />
          <Share name={event.title} url={url} />
        </div>
        <div className={styles.text}>
          <Prose html={event.html} />
        </div>
      </div>
    </article>
  );
}
