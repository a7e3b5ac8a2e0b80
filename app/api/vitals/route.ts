import { answerFailure } from '@/lib/server/http/answers';
import { countVitals } from '@/lib/server/http/count-vitals';

/** Counts the web vitals of one page load. */
export async function POST(request: Request): Promise<Response> {
  try {
    await countVitals(request);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return answerFailure(error);
  }
}
