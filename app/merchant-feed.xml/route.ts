import { connection } from 'next/server';
import { xmlText } from '@/lib/format/xml';
import { SHARED_BRIEFLY } from '@/lib/routing/shared-briefly';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { sendInParts } from '@/lib/server/http/send-in-parts';
import { getFeedPart } from '@/lib/server/pages/merchant-feed';

/** Returns every product in Google's RSS format, part after part as the reader takes them. */
export async function GET(): Promise<Response> {
  await connection();
  const { publicOrigin: origin } = serverConfig();
  const { name, about } = await getCompany();
  const before = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${xmlText('title', name)}${xmlText('link', origin)}${xmlText('description', about)}
`;
  return sendInParts({
    before,
    readPart: async (after) => {
      const { xml, next } = await getFeedPart(after);
      return { text: xml, next };
    },
    after: '</channel>\n</rss>\n',
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': SHARED_BRIEFLY,
    },
  });
}
