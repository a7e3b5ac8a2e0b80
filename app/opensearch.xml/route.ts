import { connection } from 'next/server';
import { escapeXml, xmlText } from '@/lib/format/xml';
import { routes } from '@/lib/routes';
import { OPEN_SEARCH } from '@/lib/routing/small-files';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';

/**
 * Returns the description of the shop's search, so that browsers offer it (OpenSearch 1.1). It has
 * the origin of the running shop, not of its build, and no cache keeps it for longer than a day.
 */
export async function GET(): Promise<Response> {
  await connection();
  const { publicOrigin: origin } = serverConfig();
  const { name, tagline } = await getCompany();
  const search = `${origin}${routes.shop()}?search={searchTerms}`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${xmlText('ShortName', name)}
${xmlText('Description', `Search ${name}: ${tagline}`)}
<InputEncoding>UTF-8</InputEncoding>
<Language>en-IN</Language>
<Image height="16" width="16" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" method="get" template="${escapeXml(search)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${origin}${OPEN_SEARCH}"/>
</OpenSearchDescription>
`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
