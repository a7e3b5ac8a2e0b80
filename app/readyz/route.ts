import { connection } from 'next/server';
import { answerHealth, isApiAnswering } from '@/lib/server/http/health';
import { readiness } from '@/lib/server/readiness';

/**
 * Whether shoppers should be sent to this process. One that has pages stays ready while the shop API
 * is away: else a balancer would take away every storefront, and with them all pages.
 */
export async function GET(): Promise<Response> {
  await connection();
  const { hasPages, isStopping } = readiness();
  return answerHealth(!isStopping && (hasPages || (await isApiAnswering())));
}
