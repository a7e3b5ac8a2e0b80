import { useText } from '#language';
import { useSettings } from '#settings';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { RadioCards } from '@/components/ui/radio-card';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { deliveryPromise, freeBecause } from '@/contract/messages/delivery';
import { orderMessages } from '@/contract/messages/orders';
import { listText, type Message } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import { type AddressOption, isRapid, RAPID_DELIVERY, STANDARD_DELIVERY } from './address-option';
import { CheckoutStep } from './checkout-frame';
import { OptionCard } from './option-card';
import type { Choice, Choose } from './use-checkout.client';

interface DeliveryStepProps {
  address: AddressOption | undefined;
  isMember: boolean;
  /** The price of the membership, in rupees. */
  membershipPrice: number | undefined;
  /** The membership has ended since the page was opened. */
  hasEliteEnded: boolean;
  choice: Choice;
  choose: Choose;
}

const OPTIONS = [
  {
    value: STANDARD_DELIVERY,
    icon: 'truck' as const,
    textIn: standardText,
    dayOf: (address: AddressOption) => address.arrives,
    isForMembers: false,
  },
  {
    value: RAPID_DELIVERY,
    icon: 'zap' as const,
    textIn: (t: Translate, { rapid_cities: cities }: DeliverySettings) =>
      t('In {cities}', { cities: t.filled(listText(cities)) }),
    dayOf: (address: AddressOption) => address.arrivesForMembers,
    isForMembers: true,
  },
];

/** The delivery method. The rapid one is offered to members, and available in its cities only. */
export function DeliveryStep({
  address,
  isMember,
  membershipPrice,
  hasEliteEnded,
  choice,
  choose,
}: DeliveryStepProps) {
  const t = useText();
  const { delivery } = useSettings();
  const isFree = address?.shipping === 0;
  // Without scripts another address may be chosen; the API refuses an unavailable method.
  const isHydrated = useHydrated();
  const isRapidOffered = isMember && delivery.rapid_cities.length > 0;
  const options = OPTIONS.filter(({ isForMembers }) => isRapidOffered || !isForMembers);
  return (
    <CheckoutStep number={2} title="Delivery">
      <RadioCards>
        {options.map(({ isForMembers, dayOf, textIn, ...option }) => {
          const isElsewhere = isHydrated && isForMembers && address && !isRapid(address);
          return (
            <OptionCard
              key={option.value}
              {...option}
              text={
                isElsewhere
                  ? t('Not yet in {city}', { city: t(address.city) })
                  : textIn(t, delivery)
              }
              exactText={address && promiseOf(dayOf(address), address.shipping, t)}
              name="delivery"
              checked={choice.delivery === option.value}
              onChoose={() => choose({ delivery: option.value })}
              disabled={Boolean(isElsewhere)}
            />
          );
        })}
      </RadioCards>
      <div role="status">
        {hasEliteEnded && <Note tone="warning">{t(orderMessages.eliteEnded)}</Note>}
        {isFree && (
          <Note tone="success">{t.filled(freeBecause(address.shippingReason, address.city))}</Note>
        )}
      </div>
      {!isMember && <EliteLine price={membershipPrice} shipping={address?.shipping} />}
    </CheckoutStep>
  );
}

/** Less is no reason to leave an order that is nearly placed. In rupees. */
const WORTH_OFFERING = 1.01;

interface EliteLineProps {
  /** The price of a month, in rupees. */
  price: number | undefined;
  /** The price of the delivery, in rupees. */
  shipping: number | undefined;
}

/** Offers the membership where a month of it costs less than this delivery alone. */
function EliteLine({ price = Infinity, shipping = 0 }: EliteLineProps) {
  const t = useText();
  if (shipping - price < WORTH_OFFERING) return null;
  return (
    <Link className="link small" href={routes.membershipPlans()}>
      {t('Delivery is free for Elite members: {price} for a month.', {
        price: formatRupees(price),
      })}
    </Link>
  );
}

/** Returns the day and the price of a delivery; undefined where it is not offered. */
function promiseOf(day: Message | null, shipping: number, t: Translate): string | undefined {
  if (!day) return undefined;
  if (shipping === 0) return t('Usually by {day}, free', { day: t.filled(day) });
  return t('Usually by {day}, for {price}', { day: t.filled(day), price: formatRupees(shipping) });
}

function standardText(t: Translate, delivery: DeliverySettings): string {
  const { lead, rest } = deliveryPromise(delivery);
  return t.filled(lead) + t.filled(rest);
}
