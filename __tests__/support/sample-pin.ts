import type { PinFound } from '@/lib/view/pin';

/** The delivery data of a PIN code in Mumbai. */
export const MUMBAI_PIN: PinFound = {
  arrives: 'Fri, 27 Nov',
  arrivesForElite: 'Tue, 24 Nov',
  place: {
    pin: '400001',
    state: { id: 4008, name: 'Maharashtra' },
    district: 'Mumbai',
    city: { id: 2, name: 'Mumbai' },
    earliest: '2026-11-26',
    latest: '2026-11-27',
    fewest_working_days: 5,
    most_working_days: 6,
    is_rapid_for_elite: true,
    elite_latest: '2026-11-24',
    shipping_amt: 100,
    is_cod_available: true,
  },
};
