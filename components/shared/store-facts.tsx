import { useText } from '#language';
import type { Store } from '@/contract/content/stores';
import { clockTime, hoursText, weekdayName } from '@/contract/messages/dates';
import type { Translate } from '@/lib/language/translate';

/** The address of a store, a line each. */
export function StoreAddress({ store }: { store: Store }) {
  const t = useText();
  const lines = [
    t(store.address_line_1),
    t(store.address_line_2),
    t(store.landmark),
    `${t(store.city)} ${store.postal_code}, ${t(store.state_obj.name)}`,
  ];
  return (
    <address className="close">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block" lang={t.langOf(line)}>
          {line}
        </span>
      ))}
    </address>
  );
}

interface OpeningHours {
  /** `HH:MM:SS`, India time. */
  opens: string;
  closes: string;
  /** The weekday it is closed, 1 is Monday; null: none. */
  off: number | null;
}

/** Returns when a store is open, as one sentence. */
export function hoursSentence({ opens, closes, off }: OpeningHours, t: Translate): string {
  const hours = t.filled(hoursText(clockTime(opens), clockTime(closes)));
  return off === null ? hours : t('{hours}, closed on {day}s', { hours, day: t(weekdayName(off)) });
}
