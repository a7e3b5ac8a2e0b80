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
import { refuse } from '@/__tests__/support/fake-account-api';
import { fill } from '@/__tests__/support/fill';

beforeEach(openAddressShop);

describe('the address form', () => {
  test('starts with Ahmedabad, saves with the calling code, confirms and continues', async () => {
    const push = show();
    await fillIn();
    await user.type(field(/PIN code/), '380009');
    await user.click(field(/Office/));
    await save();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/cart'));
    expect(shop.toasts).toEqual(['success: Your address has been saved!']);
    expect(shop.sent).toMatchObject([
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

  test('understands a PIN code and numbers as they are written, also filled in before the scripts', async () => {
    show();
    await fillIn();
    await user.type(field(/PIN code/), 'PIN: ३८० ००९');
    await user.type(field(/Alternate mobile number/), '+919825011111');
    expect(field(/Alternate mobile number/)).toHaveValue('9825011111');
    (field(/^Mobile number/) as HTMLInputElement).value = '+91 (0) 98250 00000';
    await save();
    await waitFor(() => expect(shop.sent).toHaveLength(1));
    const body = {
      mobile: '+919825000000',
      another_mobile: '+919825011111',
      postal_code: '380009',
    };
    expect(shop.sent).toMatchObject([{ body }]);
  });

  test('displays what is missing and sends nothing', async () => {
    show();
    await save();
    expect(await screen.findByText('Full name is required')).toBeInTheDocument();
    expect(screen.getByText('Mobile number is required')).toBeInTheDocument();
    expect(screen.getByText('PIN code is required')).toBeInTheDocument();
    expect(shop.sent).toEqual([]);
  });

  test('displays the server’s messages beside their fields', async () => {
    const words = 'PIN code 400001 is in Maharashtra.';
    shop.answer = () =>
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
    await fill(user, field(/Full name/), 'Ravi Rao');
    await save();
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(shop.sent[0]).toMatchObject({
      path: '/api/addresses/7',
      body: { full_name: 'Ravi Rao', mobile: '+919825000000', address_tags: 'Home' },
    });
  });

  test('sends the id of the address that the new one replaces', async () => {
    show({ add_id: 5 });
    await fillIn();
    await user.type(field(/PIN code/), '380009');
    await save();
    await waitFor(() => expect(shop.sent[0]?.body.add_id).toBe(5));
  });
});
