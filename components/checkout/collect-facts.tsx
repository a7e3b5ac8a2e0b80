import { useText } from '#language';
import { StoreAddress } from '@/components/shared/store-facts';
import { formatPhone } from '@/lib/format/phone';
import type { CollectPlace } from '@/lib/view/collect';
import { CollectHours } from './collect-view';

/** Where an order is collected, when, and by whom. */
export function CollectFacts({ place: { at, name, mobile } }: { place: CollectPlace }) {
  const t = useText();
  return (
    <>
      <b lang={t.langOf(t(at.store_name))}>{t(at.store_name)}</b>
      <StoreAddress store={at} />
      <CollectHours store={at} />
      <p className="mt-2 wrap-anywhere">
        {t('Collected by {name}', { name })}, <span className="num">{formatPhone(mobile)}</span>
      </p>
    </>
  );
}
