import { connection } from 'next/server';
import { answerHealth, isApiAnswering } from '@/lib/server/http/health';

/** Whether shoppers should be sent to this process: 503 while the shop API does not answer. */
export async function GET(): Promise<Response> {
  await connection();
  return answerHealth(await isApiAnswering());
}
