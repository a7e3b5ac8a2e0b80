import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { ButtonLink } from '@/components/ui/button-link';
import { isPinProblem } from '@/lib/api/pin';
import { routes, safePath } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getDelivery } from '@/lib/server/data/get-delivery';
import styles from './page.module.css';

/** What the query asks for is in the first answer, so that it can be read without JavaScript. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.delivery(),
    title: 'Delivery',
    description: 'When your order comes, and what its delivery costs.',
  });
}

/** The answer to the form of a product or the cart where scripts do not run. */
export default async function DeliveryPage({ searchParams }: Props) {
  const { pin, from } = await searchParams;
  const first = await getDelivery(String(pin ?? ''));
  const back = safePath(from, routes.shop());
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Delivery</h1>
      <DeliveryBox from={back} first={first}>
        <DeliveryFacts found={isPinProblem(first?.answer) ? undefined : first?.answer} />
      </DeliveryBox>
      <ButtonLink href={back} variant="text">
        <ArrowLeft aria-hidden="true" />
        Back to where you were
      </ButtonLink>
    </div>
  );
}
