import type { Database } from '../../../shop-api/db/database.ts';
import type { Cluster } from '../machines/open-cluster.ts';
import type { SaleDay } from '../sale-day.ts';
import { answersWrong } from './answers-right.ts';
import { mailsUnlike } from './mails-once.ts';
import { ordersUnlike, rulesBroken } from './orders-kept.ts';

/** A confirmed order is mailed a second time. */
const MAILS = { placed: 1, packed: 2 };

/** Returns the breaches of each promise, in words. */
export async function faultsOf(
  { answers, chronicle, freshness, orders, packed }: SaleDay,
  { edge, mailbox, storefronts, apis, workers, valkey }: Cluster,
  db: Database,
): Promise<Record<string, string[]>> {
  const mailsOf = (number: string) => (packed.includes(number) ? MAILS.packed : MAILS.placed);
  const mails = new Map(orders.map(({ number }) => [number, mailsOf(number)]));
  const programs = [...storefronts, ...apis, ...workers, valkey];
  return {
    'nothing is lost or doubled': await ordersUnlike(db, orders),
    'stock, invoices and money add up': await rulesBroken(db),
    'each mail is in the mailbox once': mailsUnlike(mailbox.taken, mails),
    'every answer is right, or a 503 with Retry-After in its second': answersWrong(
      answers.all,
      chronicle,
    ),
    'no page of a healthy storefront is older than five seconds': freshness.late,
    'no process ends by itself': programs.flatMap(({ deaths }) => deaths),
    'the edge has nothing to complain of': edge.complaints,
  };
}
