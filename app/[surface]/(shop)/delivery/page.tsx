import type { Metadata } from 'next';
import { connection } from 'next/server';
import { personalPage } from '@/app/personal-page';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { chargeByCity } from '@/contract/messages/delivery';
import { getText } from '@/lib/language/get-text';
import { routes, safePath } from '@/lib/routes';
import { getSettings } from '@/lib/server/api/settings';
import { getDelivery } from '@/lib/server/pages/delivery';
import { getPublicMetadata } from '@/lib/server/pages/metadata';
import { isPinProblem } from '@/lib/view/pin';
import styles from './page.module.css';

/** The answer to the query is in the first response: readable without JavaScript. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Search engines know the page without a PIN code only. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getText();
  const { delivery } = await getSettings();
  return getPublicMetadata({
    path: routes.delivery(),
    title: 'Delivery by PIN code',
    description: t(
      'When your order comes, and what its delivery costs: enter your PIN code. {city}.',
      { city: t.filled(chargeByCity(delivery)) },
    ),
    keywords: 'delivery, PIN code, delivery charge',
  });
}

/** The answer to the delivery form of a product or the cart without JavaScript. */
async function DeliveryPage({ searchParams }: Props) {
  const t = await getText();
  const { pin, from } = await searchParams;
  await connection();
  const first = await getDelivery(String(pin ?? ''));
  const back = safePath(from, routes.shop());
  return (
    <div className={`wrap stack hug gap-5 form-page ${styles.page}`}>
      <h1>{t('Delivery')}</h1>
      <DeliveryBox from={back} first={first}>
        <DeliveryFacts found={isPinProblem(first?.answer) ? undefined : first?.answer} />
      </DeliveryBox>
      <ButtonLink href={back} variant="text">
        <Icon name="arrow-left" />
        {t('Back to where you were')}
      </ButtonLink>
    </div>
  );
}

export default personalPage(DeliveryPage);
