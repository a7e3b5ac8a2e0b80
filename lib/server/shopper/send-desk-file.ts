import 'server-only';
import { CSV_MARK, csvLine } from '@/contract/kit/csv';
import { requestMessages } from '@/contract/messages/requests';
import { staffMessages } from '@/contract/messages/staff';
import { ApiError } from '@/lib/api-error';
import type { Desk } from '@/lib/desk/desk';
import { deskOf } from '@/lib/desk/desks';
import { headLine, rowLine } from '@/lib/desk/list-file';
import { type DeskQuery, deskParams, readDeskQuery } from '@/lib/desk/list-query';
import { textIn } from '@/lib/language/text-in';
import { readDeskRows } from '@/lib/server/api/desk-rows';
import { callAs } from '@/lib/server/api/shopper-call';
import { answerFailure, redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import { sendInParts } from '@/lib/server/http/send-in-parts';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { staffRoutes } from '@/lib/staff-routes';

const PAGE_SIZE = 100;

/** 50,000 rows: as many as a spreadsheet opens on a small machine. */
const MAX_PAGES = 500;

interface Context {
  params: Promise<{ desk: string }>;
}

/**
 * Sends the list of a desk as CSV, all that its search and filters leave; a longer one says at its end
 * that it is cut. A plain link opens it, so a failure leads back to the list, which says why.
 */
export async function sendDeskFile(request: Request, { params }: Context): Promise<Response> {
  const desk = deskOf((await params).desk);
  if (!desk?.values) return noSuchList();
  const query = readDeskQuery(desk, Object.fromEntries(new URL(request.url).searchParams));
  const headers = new Headers();
  const opened = await openSession(request, headers);
  const call = callAs(opened.data, { address: clientAddressOf(request) });
  let after: number | undefined;
  const read = async (page: number) => {
    const part = { page, page_size: PAGE_SIZE, ...(after && { after }) };
    const rows = await readDeskRows(call, desk, { ...query, ...part });
    after = Number(rows.data.at(-1)?.id);
    return rows;
  };
  try {
    const first = await read(1);
    return await sendInParts({
      before: CSV_MARK + headLine(desk),
      readPart: async (from) => {
        const { data } = from === 0 ? first : await read(from + 1);
        const text = data.map((row) => rowLine(desk, row)).join('');
        // Long lists are not counted to their end.
        if (data.length < PAGE_SIZE) return { text, next: null };
        if (from + 1 < MAX_PAGES) return { text, next: from + 1 };
        return { text: text + csvLine([staffMessages.fileIsCut]), next: null };
      },
      after: '',
      headers: fileHeaders(desk),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const target = listOf(desk, query);
    const message = error.kind === 'domain' ? error.message : staffMessages.notLoaded;
    opened.data.flash = flashFor({ message, isError: true, target, t: textIn('en') }, Date.now());
    await opened.save();
    return withHeaders(headers, redirectTo(target));
  }
}

const listOf = (desk: Desk, query: DeskQuery) => staffRoutes.desk(desk.name, deskParams(query));

function noSuchList(): Response {
  const details = { status: 404, code: 'not_found' } as const;
  return answerFailure(new ApiError('domain', requestMessages.noSuchCall, details));
}

const fileHeaders = ({ name }: Desk) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}.csv"`,
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
});
