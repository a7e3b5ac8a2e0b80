import type { Metadata } from 'next';
import { connection } from 'next/server';
import { personalPage } from '@/app/personal-page';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { routes, safePath } from '@/lib/routes';
import { getDelivery } from '@/lib/server/pages/delivery';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { isPinProblem } from '@/lib/view/pin';
import styles from './page.module.css';

/** The answer to the query is in the first response: readable without JavaScript. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.delivery(),
    title: 'Delivery',
    description: 'When your order comes, and what its delivery costs.',
  });
}

/** The answer to the delivery form of a product or the cart without JavaScript. */
async function DeliveryPage({ searchParams }: Props) {
  const { pin, from } = await searchParams;
  await connection();
  const first = await getDelivery(String(pin ?? ''));
  const back = safePath(from, routes.shop());
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Delivery</h1>
      <DeliveryBox from={back} first={first}>
        <DeliveryFacts found={isPinProblem(first?.answer) ? undefined : first?.answer} />
      </DeliveryBox>
      <ButtonLink href={back} variant="text">
        <Icon name="arrow-left" />
        Back to where you were
      </ButtonLink>
    </div>
  );
}

export default personalPage(DeliveryPage);
