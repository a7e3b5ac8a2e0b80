import { Banknote, IndianRupee, Truck, Zap } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import { CUT_OFF_HOUR, RAPID_CITIES, SHIPPING_PAISE } from '@/contract/limits';
import type { PinFound } from '@/lib/api/pin';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './delivery-box.module.css';

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, size: 22 } as const;
const NOON = 12;

interface DeliveryFactsProps {
  /** Of a PIN code; without one everyone's. */
  found?: PinFound | undefined;
  isElite?: boolean;
}

/** When a parcel comes, what that costs and how it can be paid, as items of a list. */
export function DeliveryFacts({ found, isElite = false }: DeliveryFactsProps) {
  return (
    <>
      <li className={styles.changing}>
        <Truck {...ICON} />
        <span>{found ? <Day found={found} isElite={isElite} /> : <AnyDay />}</span>
      </li>
      <li className={styles.changing}>
        <IndianRupee {...ICON} />
        <span>
          <Charge found={found} isElite={isElite} />
        </span>
      </li>
      <li>
        <Zap {...ICON} />
        <span>
          <b>Same or next day</b> with Elite in {RAPID_CITIES.join(', ')}. Orders until{' '}
          {CUT_OFF_HOUR - NOON} pm leave the same day.
        </span>
      </li>
      <li>
        <Banknote {...ICON} />
        <span>
          {found?.place.is_cod_available === false ? (
            <>
              <b>Pay online</b>, no cash on delivery there
            </>
          ) : (
            <>
              <b>Cash on delivery</b> or pay online
            </>
          )}
        </span>
      </li>
    </>
  );
}

/** In the words of the shipping policy. */
function AnyDay() {
  return (
    <>
      <b>4–7 days</b> across India, 2 in Ahmedabad
    </>
  );
}

function Day({ found, isElite }: { found: PinFound; isElite: boolean }) {
  const { arrives, arrivesForElite, place } = found;
  if (isElite && arrivesForElite !== null) {
    return (
      <>
        <b>By {arrivesForElite}</b> with Elite
      </>
    );
  }
  const { fewest_working_days: fewest, most_working_days: most } = place;
  return (
    <>
      <b>Usually by {arrives}</b>, in {fewest === most ? most : `${fewest}–${most}`} working days
    </>
  );
}

function Charge({ found, isElite }: DeliveryFactsProps) {
  if (isElite) {
    return (
      <>
        <b>Free delivery</b> with Elite
      </>
    );
  }
  const rupees = found?.place.shipping_amt ?? SHIPPING_PAISE / 100;
  return (
    <>
      <b>{rupees === 0 ? 'Free delivery' : `${formatRupees(rupees)} delivery`}</b>
      <WithElite found={found} isFree={rupees === 0} />
    </>
  );
}

/** What members have of it. */
function WithElite({ found, isFree }: { found: PinFound | undefined; isFree: boolean }) {
  const elite = (
    <Link className="link" href={routes.subscriptionPlans()}>
      Elite
    </Link>
  );
  if (!found) return <>, free with {elite} and in Ahmedabad</>;
  const { arrivesForElite } = found;
  if (arrivesForElite === null) return isFree ? null : <>, free with {elite}</>;
  return (
    <>
      , with {elite} {!isFree && 'free and '}by {arrivesForElite}
    </>
  );
}
