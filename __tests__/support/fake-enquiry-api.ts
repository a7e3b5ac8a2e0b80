import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { captchaAnswer } from './captcha-in-dom';
import type { Sent } from './fake-account-api';
import { openFakeApi } from './fake-api';

const COUNTRIES = [
  { id: 101, name: 'India', callingCode: '+91' },
  { id: 153, name: 'Nepal', callingCode: '+977' },
];

interface FakeEnquiryApi {
  /** The writes that the page sent. */
  sent: Sent[];
  /** The reads of places. */
  asked: string[];
}

/** A fake `/api` with a captcha and two countries, each with one state and city. */
export function openFakeEnquiryApi(answer: (sent: Sent) => Response): FakeEnquiryApi {
  const calls: FakeEnquiryApi = { sent: [], asked: [] };
  openFakeApi(async (url, request) => {
    const { pathname: path } = url;
    if (path === '/api/captcha') return captchaAnswer();
    if (request.method === 'POST') {
      const sent = { path, body: (await request.json()) as Sent['body'] };
      calls.sent.push(sent);
      return answer(sent);
    }
    if (!path.startsWith('/api/places/')) return Response.json(ANONYMOUS_SHOPPER);
    calls.asked.push(path + url.search);
    return places(url);
  });
  return calls;
}

function places({ pathname: path, searchParams }: URL): Response {
  if (path === '/api/places/countries') {
    const wanted = (searchParams.get('q') ?? '').toLowerCase();
    const countries = COUNTRIES.filter(({ name }) => name.toLowerCase().includes(wanted));
    return Response.json({ countries });
  }
  if (path === '/api/places/states/153') {
    return Response.json({ places: [{ id: 1530, name: 'Bagmati' }] });
  }
  if (path.startsWith('/api/places/states/')) {
    return Response.json({ places: [{ id: 4030, name: 'Gujarat' }] });
  }
  return Response.json({ places: [{ id: 57_606, name: 'Ahmedabad' }] });
}
