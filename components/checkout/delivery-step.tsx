import { Truck, Zap } from 'lucide-react';
import { EliteCard } from '@/components/shared/elite-card';
import { Note } from '@/components/ui/note';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { RAPID_CITIES } from '@/contract/limits';
import styles from './checkout-view.module.css';
import type { Place } from './place';
import { isRapid } from './place';
import { Step } from './step';
import type { Choice, Choose } from './use-checkout.client';
import { WayCard } from './way-card';

interface DeliveryStepProps {
  place: Place | undefined;
  isElite: boolean;
  /** What joining costs, in rupees. */
  elitePrice: number | undefined;
  choice: Choice;
  choose: Choose;
}

const WAYS = [
  {
    value: 'Standard delivery',
    Icon: Truck,
    words: 'Ahmedabad in 2 working days, elsewhere in 5 to 6',
    dayOf: (place: Place) => place.arrives,
    isForElite: false,
  },
  {
    value: 'Same or next day delivery',
    Icon: Zap,
    words: `In ${RAPID_CITIES.join(', ')}`,
    dayOf: (place: Place) => place.arrivesForElite,
    isForElite: true,
  },
];

/** How the order travels. The faster way is offered to members, and can be taken in its cities. */
export function DeliveryStep({ place, isElite, elitePrice, choice, choose }: DeliveryStepProps) {
  const isFree = place?.shipping === 0;
  // Without scripts another address may be chosen; the API refuses what cannot be.
  const isHydrated = useHydrated();
  const ways = WAYS.filter(({ isForElite }) => isElite || !isForElite);
  return (
    <Step number={3} title="Delivery">
      <div className={styles.cards}>
        {ways.map(({ isForElite, dayOf, ...way }) => (
          <WayCard
            key={way.value}
            {...way}
            exactWords={usuallyBy(place && dayOf(place))}
            name="delivery"
            checked={choice.delivery === way.value}
            onChange={() => choose({ delivery: way.value })}
            disabled={isHydrated && isForElite && place !== undefined && !isRapid(place)}
          />
        ))}
      </div>
      <div role="status">
        {isFree && (
          <Note tone="success">
            {isElite
              ? 'You are an Elite member, so delivery is free.'
              : `Your address is in ${place.city}, so delivery is free.`}
          </Note>
        )}
      </div>
      {!isElite && !isFree && <EliteCard price={elitePrice} />}
    </Step>
  );
}

function usuallyBy(day: string | null | undefined): string | undefined {
  return day ? `Usually by ${day}` : undefined;
}
