import { useText } from '#language';
import { useSettings } from '#settings';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { cutOffTime, deliveryPromise, FREE_WITH } from '@/contract/messages/delivery';
import { listText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import type { PinFound } from '@/lib/view/pin';

interface DeliveryFactsProps {
  /** The PIN code's data; without it the general facts. */
  found?: PinFound | undefined;
  isMember?: boolean;
}

/** The delivery time, charge and payment options, as list items. */
export function DeliveryFacts({ found, isMember = false }: DeliveryFactsProps) {
  const t = useText();
  const settings = useSettings().delivery;
  const { rapid_cities: cities } = settings;
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
      {cities.length > 0 && (
        <li>
          <Icon name="zap" />
          <span>
            <TextWithElements
              text="{soon} with Elite in {cities}. Orders until {time} leave the same day."
              elements={{
                soon: <b>{t('Same or next day')}</b>,
                cities: t.filled(listText(cities)),
                time: t.filled(cutOffTime(settings)),
              }}
            />
          </span>
        </li>
      )}
      <li>
        <Icon name="banknote" />
        <span>
          {found?.place.is_cod_available === false ? (
            <TextWithElements
              text="{online}, no cash on delivery there"
              elements={{ online: <b>{t('Pay online')}</b> }}
            />
          ) : (
            <TextWithElements
              text="{cash} or pay online"
              elements={{ cash: <b>{t('Cash on delivery')}</b> }}
            />
          )}
        </span>
      </li>
    </>
  );
}

function Day({ found, isMember }: DeliveryFactsProps) {
  const t = useText();
  const { lead, rest } = deliveryPromise(
    useSettings().delivery,
    found && destinationOf(found),
    isMember,
  );
  return (
    <>
      <b>{t.filled(lead)}</b>
      {t.filled(rest)}
    </>
  );
}

function destinationOf({ place, arrives, arrivesForElite: arrivesForMembers }: PinFound) {
  const workingDays = { min: place.fewest_working_days, max: place.most_working_days };
  return { workingDays, arrives, arrivesForMembers };
}

function Charge({ found, isMember }: DeliveryFactsProps) {
  const t = useText();
  const { charge } = useSettings().delivery;
  if (isMember) {
    return (
      <TextWithElements text="{free} with Elite" elements={{ free: <b>{t('Free delivery')}</b> }} />
    );
  }
  const rupees = found?.place.shipping_amt ?? charge;
  return (
    <>
      <b>
        {rupees === 0 ? t('Free delivery') : t('{price} delivery', { price: formatRupees(rupees) })}
      </b>
      <MemberBenefit found={found} isFree={rupees === 0} />
    </>
  );
}

/** The benefit for members. */
function MemberBenefit({ found, isFree }: { found: PinFound | undefined; isFree: boolean }) {
  const t = useText();
  const { free_city: own } = useSettings().delivery;
  const membershipLink = (
    <Link className="link" href={routes.membershipPlans()}>
      {t('Elite')}
    </Link>
  );
  const elements = { membership: membershipLink };
  if (!found && own) {
    return <TextWithElements text={FREE_WITH.city} elements={{ ...elements, city: t(own.name) }} />;
  }
  if (!found) return <TextWithElements text={FREE_WITH.anywhere} elements={elements} />;
  const { arrivesForElite } = found;
  if (arrivesForElite === null)
    return isFree ? null : <TextWithElements text={FREE_WITH.anywhere} elements={elements} />;
  return (
    <TextWithElements
      text={isFree ? ', with {membership} by {day}' : ', with {membership} free and by {day}'}
      elements={{ membership: membershipLink, day: t.filled(arrivesForElite) }}
    />
  );
}
