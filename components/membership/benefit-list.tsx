import { useText } from '#language';
import { useSettings } from '#settings';
import { Icon } from '@/components/ui/icon';
import styles from './benefit-list.module.css';
import { MEMBER_BENEFITS } from './member-benefits';

/** What members of this shop get; rapid delivery only where it has cities for it. */
export function BenefitList() {
  const t = useText();
  const { rapid_cities: cities } = useSettings().delivery;
  const { rapid, ...others } = MEMBER_BENEFITS;
  const titles = Object.values(cities.length > 0 ? MEMBER_BENEFITS : others);
  return (
    <ul className={`stack gap-2 text-left ${styles.benefits}`}>
      {titles.map((title) => (
        <li className="row gap-2-half" key={title}>
          <Icon name="check" />
          {t(title)}
        </li>
      ))}
    </ul>
  );
}
