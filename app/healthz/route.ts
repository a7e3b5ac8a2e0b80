import { connection } from 'next/server';
import { answerHealth } from '@/lib/server/http/health';

/** Whether the process answers; who runs it starts it again when it does not. */
export async function GET(): Promise<Response> {
  await connection();
  return answerHealth(true);
}
