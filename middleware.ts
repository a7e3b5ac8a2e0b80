import { type NextRequest, NextResponse } from 'next/server';
import { splitLanguage } from '@/contract/shop/languages';
import { cachedPage, missingPage } from '@/lib/routing/cached-page';
import { pageAccess } from '@/lib/routing/page-access';
import { isFilePath } from '@/lib/routing/small-files';
import { guardPage } from '@/lib/server/http/guard-page';
import { answerNoFile } from '@/lib/server/http/no-file';

/**
 * Runs for all that the server has not marked as a file or a public page (`server/public-pages.ts`):
 * chosen listings and stores, pages of one shopper, unknown paths. The name `middleware.ts` is
 * intentional (docs/decisions/0002).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [{ source: '/:path*', missing: [{ type: 'header', key: 'x-public-page' }] }],
};

/**
 * Rewrites a listing or a choice of stores to its cached page, guards pages of one shopper, sends
 * unknown paths to /page-not-found, and answers unknown files with 404.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { nextUrl: url, headers } = request;
  const page = cachedPage({ headers, url });
  if (page !== null) return NextResponse.rewrite(new URL(page, request.url));
  const { path } = splitLanguage(url.pathname);
  const access = pageAccess(path);
  if (access !== null) return guardPage(request, access);
  if (isFilePath(path)) return noFile();
  return NextResponse.redirect(new URL(missingPage(url), request.url), 307);
}

function noFile(): NextResponse {
  const { body, status, headers } = answerNoFile();
  return new NextResponse(body, { status, headers });
}
