import type { MemberGain } from '@/lib/view/membership';

/** A new member with a cart that waits. */
export const SAMPLE_GAIN: MemberGain = {
  firstName: 'Meera',
  until: '22 December 2026',
  cartCount: 2,
  saving: 100,
};
