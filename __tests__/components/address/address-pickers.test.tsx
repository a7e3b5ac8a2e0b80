import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  field,
  fillIn,
  openAddressShop,
  save,
  shop,
  show,
  user,
} from '@/__tests__/support/address-form';
import { MUMBAI_PIN } from '@/__tests__/support/sample-pin';
import { addressMessages, pinMessages } from '@/contract/messages/addresses';
import { storePin } from '@/lib/browser/stored-pin';

beforeEach(openAddressShop);

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
    expect(field(/^State/)).toHaveAttribute('autocomplete', 'address-level1');
    expect(field(/^City/)).toHaveAttribute('autocomplete', 'address-level2');
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
    await waitFor(() =>
      expect(shop.sent[0]?.body).toMatchObject({ country: 101, state: 1, city: 1 }),
    );
  });

  test('a save right after the PIN code is sent with the place of that code', async () => {
    show();
    await fillIn();
    await user.clear(field(/PIN code/));
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    shop.places = promise;
    await user.type(field(/PIN code/), '400001{Enter}');
    await waitFor(() => expect(shop.asked).toContain('/api/places/pin/400001'));
    expect(shop.sent).toEqual([]);
    answer();
    await waitFor(() => expect(shop.sent).toHaveLength(1));
    const { state, city } = MUMBAI_PIN.place;
    const place = { postal_code: '400001', state: state.id, city: city?.id };
    expect(shop.sent[0]?.body).toMatchObject(place);
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
    expect(shop.asked).toEqual([]);
    await user.type(field(/^Country/), 'p');
    await waitFor(() => expect(shop.asked).toEqual(['/api/places/countries?q=Nep']));
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
