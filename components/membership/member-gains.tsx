import { useText } from '#language';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import type { MemberGain } from '@/lib/view/membership';
import { BenefitList } from './benefit-list';
import { EliteCard } from './elite-card';
import styles from './member-gains.module.css';

/** What a new member has: the card, what it saves on the cart, and the benefits. */
export function MemberGains({ firstName, until, saving }: MemberGain) {
  const t = useText();
  return (
    <div className={`stack gap-4 text-left ${styles.gains}`}>
      <EliteCard firstName={firstName} until={until} />
      {saving > 0 && (
        <p className="strong">
          {t('You save {amount} on the cart that waits.', { amount: formatRupees(saving) })}
        </p>
      )}
      <BenefitList />
    </div>
  );
}

/** Returns the first way to go on: the cart, where something waits in it. */
export function nextOfMember({ cartCount }: MemberGain) {
  return cartCount > 0
    ? { label: 'Go to the cart', href: routes.cart() }
    : { label: 'Start shopping', href: routes.shop() };
}
