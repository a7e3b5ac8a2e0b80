import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import { Tag } from '@/components/ui/tag';
import { eventMessages } from '@/contract/messages/events';
import { contentRoutes } from '@/lib/content-routes';
import type { DisplayedEvent } from '@/lib/view/events';
import styles from './event-card.module.css';
import { placeOf } from './event-labels';

const SIZES = '(max-width: 600px) 100vw, (max-width: 1000px) 47vw, 410px';

/** One event of the list. The whole card links to it. */
export function EventCard({ event, eager }: { event: DisplayedEvent; eager: boolean }) {
  const t = useText();
  const { id, title, picture, when, startsAt, category, hasEnded } = event;
  return (
    <article className={`relative ${styles.card}`}>
      <div className={`filled notch frame ratio-cover ${styles.cover}`}>
        {picture && <Picture picture={picture} alt="" sizes={SIZES} eager={eager} />}
      </div>
      {hasEnded && (
        <div className={styles.ended}>
          <Tag variant="out" edge>
            {t(eventMessages.ended)}
          </Tag>
        </div>
      )}
      <div className={`stack gap-2 icon-18 vana-icons ${styles.body}`}>
        <h2>
          <Link className="covers" href={contentRoutes.event(id)}>
            <StaffText text={title} />
          </Link>
        </h2>
        <p>
          <Icon name="calendar-days" />
          <time dateTime={startsAt}>{t.filled(when)}</time>
        </p>
        <p>
          <Icon name={category === 'Online' ? 'video' : 'map-pin'} />
          <StaffText text={placeOf(event, t)} />
        </p>
      </div>
    </article>
  );
}
