import { useText } from '#language';
import { hoursSentence, StoreAddress } from '@/components/shared/store-facts';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Store } from '@/contract/content/stores';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import { OpenState } from './open-state.client';
import styles from './store-card.module.css';

/** A store: picture, address, opening hours, and how to reach it. */
export function StoreCard({ store }: { store: Store }) {
  const t = useText();
  const { store_name: name, image, mobile_no: phone, email } = store;
  return (
    <article className={`split-600 ${styles.card}`}>
      {image && (
        <div className={styles.picture}>
          <Picture
            picture={image}
            alt=""
            sizes="(max-width: 600px) 92vw, (max-width: 1000px) 46vw, 430px"
          />
        </div>
      )}
      <div className={`stack gap-3 gap-x-8 ${styles.body}`}>
        <h3 className="all-columns" lang={t.langOf(t(name))}>
          {t(name)}
        </h3>
        <StoreAddress store={store} />
        <StoreHours store={store} />
        <ul className={`vana-icons ${styles.contacts}`}>
          <li>
            <a
              className="plain-link inline-row touch gap-2-half wrap-anywhere icon-18"
              href={phoneHref(phone)}
            >
              <Icon name="phone" />
              {formatPhone(phone)}
            </a>
          </li>
          <li>
            <a
              className="plain-link inline-row touch gap-2-half wrap-anywhere icon-18"
              href={`mailto:${email}`}
            >
              <Icon name="mail" />
              {email}
            </a>
          </li>
        </ul>
        <StoreLinks store={store} />
      </div>
    </article>
  );
}

function StoreHours({ store }: { store: Store }) {
  const t = useText();
  const { work_start_time: opens, work_end_time: closes, weekly_off: off } = store;
  return (
    <div className={styles.hours}>
      <p>{hoursSentence({ opens, closes, off }, t)}</p>
      {store.collects && <p className="small">{t('Collect your order here, free of charge')}</p>}
      <OpenState hours={{ work_start_time: opens, work_end_time: closes, weekly_off: off }} />
    </div>
  );
}

/** The map and the tour open beside the shop: both are other sites. */
function StoreLinks({ store }: { store: Store }) {
  const t = useText();
  const links = [
    { icon: 'map-pin', text: 'Map', href: store.location_url },
    { icon: 'view', text: 'Virtual tour', href: store.virtual_location_url },
  ] as const;
  const displayed = links.filter(({ href }) => href !== '');
  if (displayed.length === 0) return null;
  return (
    <ul className={styles.links}>
      {displayed.map(({ icon, text, href }) => (
        <li key={text}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'line', size: 'small' })}
          >
            <Icon name={icon} />
            {t(text)}
            <span className="visually-hidden">
              {' '}
              {t('of {store}, opens in a new tab', { store: store.store_name })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
