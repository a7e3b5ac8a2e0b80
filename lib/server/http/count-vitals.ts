import 'server-only';
import { mixed, number, object, string } from 'yup';
import { allPages } from '@/contract/shop/pages';
import { serverConfig } from '@/lib/server/config';
import { TIMED_VITALS, type VitalsReport } from '@/lib/view/vitals';
import { answerFailure } from './answers';
import { checkFields, readFields } from './fields';
import { storefrontMetrics } from './metrics';
import { assertSameOrigin } from './same-origin';

/** Longer times are mistakes: the page was in the background, or the clock was set. */
const MAX_MS = 120_000;
const MAX_SHIFT = 20;

const time = number().min(0).max(MAX_MS);
const rules = object({
  page: string()
    .oneOf(allPages().map(({ path }) => path))
    .required(),
  surface: mixed<VitalsReport['surface']>().oneOf(['web', 'app']).required(),
  CLS: number().min(0).max(MAX_SHIFT),
  ...Object.fromEntries(TIMED_VITALS.map((name) => [name, time])),
});

/** Counts the web vitals of one page load. Reads no cookie. */
export async function takeVitals(request: Request): Promise<Response> {
  try {
    await countVitals(request);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return answerFailure(error);
  }
}

/** @throws ApiError forbidden, too_large, unsupported_encoding, bad_request or invalid */
async function countVitals(request: Request): Promise<void> {
  assertSameOrigin(request, serverConfig());
  const report: VitalsReport = await checkFields(rules, await readFields(request));
  const { page, surface, CLS } = report;
  const { vitalTimes, layoutShifts } = storefrontMetrics();
  if (CLS !== undefined) layoutShifts.observe({ page, surface }, CLS);
  for (const vital of TIMED_VITALS) {
    const ms = report[vital];
    if (ms !== undefined) vitalTimes.observe({ vital, page, surface }, ms / 1000);
  }
}
