import { useText } from '#language';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { StaffText } from '@/components/ui/staff-text';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { namesIn, query } from '@/lib/api-routes/path';
import type { DisplayedEventDetail } from '@/lib/view/events';
import styles from './event-facts.module.css';
import { placeOf } from './event-labels';

/** When and where an event takes place, with the links that lead there. */
export function EventFacts({ event }: { event: DisplayedEventDetail }) {
  const t = useText();
  const isOnline = event.category === 'Online';
  return (
    <div className={`stack hug gap-6 ${styles.facts}`}>
      <dl>
        <div>
          <dt className="row gap-2 small muted icon-18">
            <Icon name="calendar-days" />
            {t('When')}
          </dt>
          <dd>
            <time dateTime={event.startsAt}>{t.filled(event.when)}</time>
            <small>{t('India time')}</small>
          </dd>
        </div>
        <div>
          <dt className="row gap-2 small muted icon-18">
            <Icon name={isOnline ? 'video' : 'map-pin'} />
            {t('Where')}
          </dt>
          <dd>
            <StaffText text={placeOf(event, t)} />
            <PlaceLink event={event} isOnline={isOnline} />
          </dd>
        </div>
      </dl>
      {!event.hasEnded && (
        <a
          className={buttonClass({ variant: 'main', size: 'large' })}
          href={query(enquiryApi.eventCalendar(event.id), namesIn(t.language))}
          download
        >
          <Icon name="calendar-plus" />
          {t('Add to calendar')}
        </a>
      )}
    </div>
  );
}

/** A map of the place; for a coming online event, its link. */
function PlaceLink({ event, isOnline }: { event: DisplayedEventDetail; isOnline: boolean }) {
  const t = useText();
  const href = isOnline ? event.onlineUrl : mapHref(placeOf(event, t));
  if (href === null || (isOnline && event.hasEnded)) return null;
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {t(isOnline ? 'Join online' : 'Open in maps')}
      <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
    </a>
  );
}

function mapHref(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
