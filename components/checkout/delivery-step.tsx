import { Truck, Zap } from 'lucide-react';
import { MembershipCard } from '@/components/shared/membership-card';
import { Note } from '@/components/ui/note';
import { RadioCards } from '@/components/ui/radio-card';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { RAPID_CITIES } from '@/contract/limits';
import { deliveryPromise } from '@/contract/messages/delivery';
import type { AddressOption } from './address-option';
import { isRapid } from './address-option';
import { CheckoutStep } from './checkout-frame';
import { OptionCard } from './option-card';
import type { Choice, Choose } from './use-checkout.client';

interface DeliveryStepProps {
  address: AddressOption | undefined;
  isMember: boolean;
  /** The price of the membership, in rupees. */
  membershipPrice: number | undefined;
  choice: Choice;
  choose: Choose;
}

const STANDARD = deliveryPromise();

const OPTIONS = [
  {
    value: 'Standard delivery',
    Icon: Truck,
    text: `${STANDARD.lead}${STANDARD.rest}`,
    dayOf: (address: AddressOption) => address.arrives,
    isForMembers: false,
  },
  {
    value: 'Same or next day delivery',
    Icon: Zap,
    text: `In ${RAPID_CITIES.join(', ')}`,
    dayOf: (address: AddressOption) => address.arrivesForMembers,
    isForMembers: true,
  },
];

/** The delivery method. The rapid one is offered to members, and available in its cities only. */
export function DeliveryStep({
  address,
  isMember,
  membershipPrice,
  choice,
  choose,
}: DeliveryStepProps) {
  const isFree = address?.shipping === 0;
  // Without scripts another address may be chosen; the API refuses an unavailable method.
  const isHydrated = useHydrated();
  const options = OPTIONS.filter(({ isForMembers }) => isMember || !isForMembers);
  return (
    <CheckoutStep number={3} title="Delivery">
      <RadioCards>
        {options.map(({ isForMembers, dayOf, ...option }) => (
          <OptionCard
            key={option.value}
            {...option}
            exactText={usuallyBy(address && dayOf(address))}
            name="delivery"
            checked={choice.delivery === option.value}
            onChange={() => choose({ delivery: option.value })}
            disabled={isHydrated && isForMembers && address !== undefined && !isRapid(address)}
          />
        ))}
      </RadioCards>
      <div role="status">
        {isFree && (
          <Note tone="success">
            {isMember
              ? 'You are an Elite member, so delivery is free.'
              : `Your address is in ${address.city}, so delivery is free.`}
          </Note>
        )}
      </div>
      {!isMember && !isFree && <MembershipCard price={membershipPrice} />}
    </CheckoutStep>
  );
}

function usuallyBy(day: string | null | undefined): string | undefined {
  return day ? `Usually by ${day}` : undefined;
}
