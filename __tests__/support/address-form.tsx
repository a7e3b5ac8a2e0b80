import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressForm } from '@/components/address/address-form.client';
import type { AddressTarget } from '@/components/address/address-target';
import { addressApiMessages } from '@/contract/messages/addresses';
import { connectToasts } from '@/lib/browser/toast';
import { addressStart } from '@/lib/forms/address-start';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { refuse } from './fake-account-api';
import { openFakeApi } from './fake-api';
import { fill } from './fill';
import { fakeRouter } from './in-app-router';
import { MUMBAI_PIN } from './sample-pin';
import { sampleStoredAddress } from './sample-stored-address';

const INDIA = { id: 101, name: 'India', callingCode: '+91' };
const NEPAL = { id: 153, name: 'Nepal', callingCode: '+977' };

export const user = userEvent.setup();
export const field = (label: RegExp) => screen.getByLabelText(label);
export const save = () => user.click(screen.getByRole('button', { name: 'Save address' }));

/** The shop behind the form: what reached it, what the shopper was told, and its next answer. */
export const shop = {
  asked: [] as string[],
  sent: [] as { path: string; body: Record<string, unknown> }[],
  toasts: [] as string[],
  answer: savedAnswer,
  /** What its answers about places wait for. */
  places: Promise.resolve(),
};

function savedAnswer(): Response {
  return Response.json({ addresses: [], message: addressApiMessages.saved, savedId: 12 });
}

/** Before each test: an empty browser, and a shop that knows Mumbai's PIN code and saves addresses. */
export function openAddressShop(): void {
  localStorage.clear();
  Object.assign(shop, {
    asked: [],
    sent: [],
    toasts: [],
    answer: savedAnswer,
    places: Promise.resolve(),
  });
  connectToasts(({ kind, text }) => shop.toasts.push(`${kind}: ${text}`));
  openFakeApi(async (url, request) => {
    const { pathname: path } = url;
    if (request.method === 'POST') {
      shop.sent.push({ path, body: (await request.json()) as Record<string, unknown> });
      return shop.answer();
    }
    if (path === '/api/session') return Response.json(ANONYMOUS_SHOPPER);
    shop.asked.push(path + url.search);
    await shop.places;
    return answerOfPlaces(path);
  });
}

function answerOfPlaces(path: string): Response {
  if (path === '/api/places/countries') return Response.json({ countries: [INDIA, NEPAL] });
  if (path === '/api/places/pin/400001') return Response.json(MUMBAI_PIN);
  if (path.startsWith('/api/places/pin/')) {
    return refuse({ status: 404, code: 'not_found', message: 'We do not know this PIN code.' });
  }
  const isMumbai = path === '/api/places/cities/4008';
  return Response.json({
    places: isMumbai ? [MUMBAI_PIN.place.city] : [{ id: 1, name: 'Bagmati' }],
  });
}

/** Draws the form of a new address, or of the stored one that `target` names. */
export function show(target: AddressTarget = {}, address = sampleStoredAddress()) {
  const { push, wrapper } = fakeRouter();
  const start = {
    values: addressStart('id' in target ? address : undefined),
    states: [address.state_obj, MUMBAI_PIN.place.state],
    cities: [address.city_obj],
  };
  render(<AddressForm start={start} target={target} next="/cart" />, { wrapper });
  return push;
}

/** Fills in the person and the street. */
export async function fillIn(): Promise<void> {
  await fill(user, field(/Full name/), 'Asha Rao');
  await user.click(field(/^Mobile number/));
  await user.paste('+91 98250 00000');
  await fill(user, field(/Flat or house/), '12 Neem Lane');
  await fill(user, field(/Area and street/), 'Navrangpura');
}
