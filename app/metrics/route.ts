import { connection } from 'next/server';
import { serverConfig } from '@/lib/server/config';
import { isFromInside } from '@/lib/server/http/inside-only';
import { storefrontMetrics } from '@/lib/server/http/metrics';

/** Returns the figures of this process for Prometheus; for outsiders there is no such path. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  if (!isFromInside(request, serverConfig())) return new Response(null, { status: 404 });
  const { registry } = storefrontMetrics();
  const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
  return new Response(await registry.metrics(), { headers });
}
