import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { CUT_OFF_HOUR, RAPID_CITIES, SHIPPING_PAISE } from '@/contract/limits';
import { deliveryPromise } from '@/contract/messages/delivery';
import { formatRupees, toRupees } from '@/contract/money';
import { routes } from '@/lib/routes';
import type { PinFound } from '@/lib/view/pin';

const NOON = 12;

interface DeliveryFactsProps {
  /** The PIN code's data; without it the general facts. */
  found?: PinFound | undefined;
  isMember?: boolean;
}

/** The delivery time, charge and payment options, as list items. */
export function DeliveryFacts({ found, isMember = false }: DeliveryFactsProps) {
  return (
    <>
      <li>
        <Icon name="truck" />
        <span>
          <Day found={found} isMember={isMember} />
        </span>
      </li>
      <li>
        <Icon name="indian-rupee" />
        <span>
          <Charge found={found} isMember={isMember} />
        </span>
      </li>
      <li>
        <Icon name="zap" />
        <span>
          <b>Same or next day</b> with Elite in {RAPID_CITIES.join(', ')}. Orders until{' '}
          {CUT_OFF_HOUR - NOON} pm leave the same day.
        </span>
      </li>
      <li>
        <Icon name="banknote" />
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

function Day({ found, isMember }: DeliveryFactsProps) {
  const { lead, rest } = deliveryPromise(found && destinationOf(found), isMember);
  return (
    <>
      <b>{lead}</b>
      {rest}
    </>
  );
}

function destinationOf({ place, arrives, arrivesForElite: arrivesForMembers }: PinFound) {
  const workingDays = { min: place.fewest_working_days, max: place.most_working_days };
  return { workingDays, arrives, arrivesForMembers };
}

function Charge({ found, isMember }: DeliveryFactsProps) {
  if (isMember) {
    return (
      <>
        <b>Free delivery</b> with Elite
      </>
    );
  }
  const rupees = found?.place.shipping_amt ?? toRupees(SHIPPING_PAISE);
  return (
    <>
      <b>{rupees === 0 ? 'Free delivery' : `${formatRupees(rupees)} delivery`}</b>
      <MemberBenefit found={found} isFree={rupees === 0} />
    </>
  );
}

/** The benefit for members. */
function MemberBenefit({ found, isFree }: { found: PinFound | undefined; isFree: boolean }) {
  const membershipLink = (
    <Link className="link" href={routes.membershipPlans()}>
      Elite
    </Link>
  );
  if (!found) return <>, free with {membershipLink} and in Ahmedabad</>;
  const { arrivesForElite } = found;
  if (arrivesForElite === null) return isFree ? null : <>, free with {membershipLink}</>;
  return (
    <>
      , with {membershipLink} {!isFree && 'free and '}by {arrivesForElite}
    </>
  );
}
