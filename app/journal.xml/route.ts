import { contentRoutes } from '@/lib/content-routes';
import { xmlText } from '@/lib/format/xml';
import { JOURNAL_FEED } from '@/lib/routing/small-files';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { type FeedPost, getJournalFeed } from '@/lib/server/pages/journal-feed';

/** Returns the newest posts of the journal as RSS 2.0. */
export async function GET(): Promise<Response> {
  const { publicOrigin: origin } = serverConfig();
  const posts = await getJournalFeed();
  const { name, about } = await getCompany();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${xmlText('title', `${name}: journal`)}
${xmlText('link', origin + contentRoutes.blogs())}
${xmlText('description', about)}
<language>en-in</language>
<atom:link href="${origin}${JOURNAL_FEED}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join('')}</channel>
</rss>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

function item({ id, title, author, excerpt, published_at }: FeedPost, origin: string): string {
  const url = origin + contentRoutes.blog(id, title);
  return `<item>${[
    xmlText('title', title),
    xmlText('link', url),
    xmlText('guid', url),
    xmlText('dc:creator', author),
    xmlText('pubDate', new Date(published_at).toUTCString()),
    xmlText('description', excerpt),
  ].join('')}</item>\n`;
}
