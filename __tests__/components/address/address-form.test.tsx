import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@/__tests__/support/fake-account-api';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { MUMBAI_PIN } from '@/__tests__/support/sample-pin';
import { sampleStoredAddress } from '@/__tests__/support/sample-stored-address';
import { AddressForm } from '@/components/address/address-form.client';
import type { AddressTarget } from '@/components/address/address-target';
import { addressApiMessages } from '@/contract/messages/addresses';
import { connectToasts } from '@/lib/browser/toast';
import { addressStart } from '@/lib/forms/address-start';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const save = () => user.click(screen.getByRole('button', { name: 'Save address' }));

const INDIA = { id: 101, name: 'India', callingCode: '+91' };
const NEPAL = { id: 153, name: 'Nepal', callingCode: '+977' };
let asked: string[];
let sent: { path: string; body: Record<string, unknown> }[];
let toasts: string[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  [asked, sent, toasts] = [[], [], []];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  answer = () => Response.json({ addresses: [], message: addressApiMessages.saved, savedId: 12 });
  openFakeApi(async (url, request) => {
    const { pathname: path } = url;
    if (request.method === 'POST') {
      sent.push({ path, body: (await request.json()) as Record<string, unknown> });
      return answer();
    }
    if (path === '/api/session') return Response.json(ANONYMOUS_SHOPPER);
    asked.push(path + url.search);
    if (path === '/api/places/countries') return Response.json({ countries: [INDIA, NEPAL] });
    if (path === '/api/places/pin/400001') return Response.json(MUMBAI_PIN);
    if (path.startsWith('/api/places/pin/')) {
      return refuse({ status: 404, code: 'not_found', message: 'We do not know this PIN code.' });
    }
    const isMumbai = path === '/api/places/cities/4008';
    return Response.json({
      places: isMumbai ? [MUMBAI_PIN.place.city] : [{ id: 1, name: 'Bagmati' }],
    });
  });
});

function show(target: AddressTarget = {}, address = sampleStoredAddress()) {
  const { push, wrapper } = fakeRouter();
  const start = {
    values: addressStart('id' in target ? address : undefined),
    states: [address.state_obj, MUMBAI_PIN.place.state],
    cities: [address.city_obj],
  };
  render(<AddressForm start={start} target={target} next="/cart" />, { wrapper });
  return push;
}

async function fillIn(): Promise<void> {
  await user.type(field(/Full name/), 'Asha Rao');
  await user.click(field(/^Mobile number/));
  await user.paste('+91 98250 00000');
  await user.type(field(/Flat or house/), '12 Neem Lane');
  await user.type(field(/Area and street/), 'Navrangpura');
}

describe('the address form', () => {
  test('starts with Ahmedabad, saves with the calling code, confirms and continues', async () => {
    const push = show();
    await fillIn();
    await user.type(field(/PIN code/), '380009');
    await user.click(field(/Office/));
    await save();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/cart'));
    expect(toasts).toEqual(['success: Your address has been saved!']);
    expect(sent).toMatchObject([
      {
        path: '/api/addresses',
        body: {
          full_name: 'Asha Rao',
          mobile: '+919825000000',
          country: 101,
          state: 4030,
          city: 57_606,
          postal_code: '380009',
          address_tags: 'Office',
          is_default: false,
        },
      },
    ]);
  });

  test('displays what is missing and sends nothing', async () => {
    show();
    await save();
    expect(await screen.findByText('Full name is required')).toBeInTheDocument();
    expect(screen.getByText('Mobile number is required')).toBeInTheDocument();
    expect(screen.getByText('PIN code is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('displays the server’s messages beside their fields', async () => {
    const words = 'PIN code 400001 is in Maharashtra.';
    answer = () =>
      refuse({ status: 422, code: 'invalid', message: words, errors: { postal_code: [words] } });
    const push = show({ id: 7 });
    await save();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field(/PIN code/)).toHaveAccessibleDescription(words);
    expect(push).not.toHaveBeenCalled();
  });

  test('edits the address it was opened with', async () => {
    const push = show({ id: 7 });
    await user.clear(field(/Full name/));
    await user.type(field(/Full name/), 'Ravi Rao');
    await save();
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({
      path: '/api/addresses/7',
      body: { full_name: 'Ravi Rao', mobile: '+919825000000', address_tags: 'Home' },
    });
  });

  test('sends the id of the address that the new one replaces', async () => {
    show({ add_id: 5 });
    await fillIn();
    await user.type(field(/PIN code/), '380009');
    await save();
    await waitFor(() => expect(sent[0]?.body.add_id).toBe(5));
  });
});
