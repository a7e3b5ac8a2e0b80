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
import { addressApiMessages, addressMessages, pinMessages } from '@/contract/messages/addresses';
import { storePin } from '@/lib/browser/stored-pin';
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

describe('the pickers of the address form', () => {
  test('changing the country clears state and city, which load one after the other', async () => {
    show();
    const country = field(/^Country/);
    await user.clear(country);
    expect(screen.getByText(addressMessages.countryFirst)).toBeInTheDocument();
    expect(screen.getByText(addressMessages.stateFirst)).toBeInTheDocument();
    expect(field(/^State/)).toBeDisabled();
    await user.type(country, 'Nepal');
    await waitFor(() => expect(field(/^State/)).toBeEnabled());
    expect(field(/^State/)).toHaveValue('');
    expect(field(/^City/)).toBeDisabled();
    expect(await screen.findByText('Bagmati')).toBeInTheDocument();
    expect(screen.getAllByText('+977')).toHaveLength(2);
  });

  test('India again after another country: the chosen state is what is displayed and sent', async () => {
    show();
    const country = field(/^Country/);
    await user.clear(country);
    await user.type(country, 'Nepal');
    await screen.findByText('Bagmati');
    await user.clear(country);
    await user.type(country, 'India');
    await waitFor(() => expect(field(/^State/)).toBeEnabled());
    expect(field(/^State/)).toHaveValue('');
    await user.selectOptions(field(/^State/), 'Bagmati');
    await waitFor(() => expect(field(/^City/)).toBeEnabled());
    await user.selectOptions(field(/^City/), 'Bagmati');
    await fillIn();
    await user.type(field(/PIN code/), '999999');
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ country: 101, state: 1, city: 1 }));
  });

  test('India again brings back state and city of the PIN code', async () => {
    show();
    await user.type(field(/PIN code/), '400001');
    await waitFor(() => expect(field(/^City/)).toHaveDisplayValue('Mumbai'));
    await user.type(field(/^Country/), '{Backspace}');
    expect(field(/^State/)).toHaveValue('');
    await user.type(field(/^Country/), 'a');
    await waitFor(() => expect(field(/^City/)).toHaveDisplayValue('Mumbai'));
  });

  test('the state of a known PIN code is fixed; the city may be another', async () => {
    show();
    await user.type(field(/PIN code/), '400001');
    await waitFor(() => expect(field(/^State/)).toBeDisabled());
    expect(field(/^State/)).toHaveAccessibleDescription(addressMessages.stateOfPin);
    expect(field(/^City/)).toBeEnabled();
    await user.type(field(/PIN code/), '{Backspace}');
    expect(field(/^State/)).toBeEnabled();
  });

  test('countries are searched from the third letter on', async () => {
    show();
    await user.clear(field(/^Country/));
    await user.type(field(/^Country/), 'Ne');
    expect(asked).toEqual([]);
    await user.type(field(/^Country/), 'p');
    await waitFor(() => expect(asked).toEqual(['/api/places/countries?q=Nep']));
  });

  test('changing the state clears the city and loads the new state’s cities', async () => {
    show();
    await user.selectOptions(field(/^State/), 'Maharashtra');
    expect(field(/^City/)).toHaveValue('');
    await screen.findByRole('option', { name: 'Mumbai' });
    expect(screen.queryByRole('option', { name: 'Ahmedabad' })).not.toBeInTheDocument();
  });

  test('a PIN code fills in state and city and displays its delivery', async () => {
    show();
    await user.type(field(/PIN code/), '400001');
    await waitFor(() => expect(field(/^City/)).toHaveDisplayValue('Mumbai'));
    expect(field(/^State/)).toHaveDisplayValue('Maharashtra');
    const words = 'Mumbai, Maharashtra. Delivery for ₹100.00, usually by Fri, 27 Nov.';
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  test('the last PIN code checked on this device is filled in', async () => {
    storePin('400001');
    show();
    await waitFor(() => expect(field(/^City/)).toHaveDisplayValue('Mumbai'));
    expect(field(/PIN code/)).toHaveValue('400001');
  });

  test('an unknown PIN code displays a message and changes nothing', async () => {
    show();
    await user.type(field(/PIN code/), '999999');
    await screen.findByText(pinMessages.unknown);
    expect(field(/^City/)).toHaveDisplayValue('Ahmedabad');
  });
});
