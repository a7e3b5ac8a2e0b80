import { connection } from 'next/server';
import { contentRoutes } from '@/lib/content-routes';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';

const DAY_MS = 86_400_000;
/** Within the year that RFC 9116 advises. */
const VALID_DAYS = 180;

/** Returns whom to tell about a weakness of the shop (RFC 9116), valid for half a year from today. */
export async function GET(): Promise<Response> {
  await connection();
  const { publicOrigin: origin } = serverConfig();
  const { support } = await getCompany();
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const text = `Contact: mailto:${support.email}
Contact: ${origin}${contentRoutes.contactUs()}
Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}
Preferred-Languages: en, hi, gu
Canonical: ${origin}/.well-known/security.txt
`;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
