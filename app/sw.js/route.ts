import { connection } from 'next/server';
import { answerNoFile } from '@/lib/server/http/no-file';
import { readBuildId, workerScript } from '@/lib/server/worker-script';

/** Returns the service worker (docs/decisions/0030). There is none in development. */
export async function GET(): Promise<Response> {
  await connection();
  if (process.env.NODE_ENV !== 'production') return answerNoFile();
  return new Response(await workerScript(await readBuildId()), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
