import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@/__tests__/support/fake-account-api';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { sampleStoredAddress } from '@/__tests__/support/sample-stored-address';
import { AddressList } from '@/components/address/address-list.client';
import type { Address } from '@/contract/accounts/address';
import { addressApiMessages, addressMessages } from '@/contract/messages/addresses';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
const HOME = sampleStoredAddress();
const OFFICE = sampleStoredAddress({ id: 8, address_tags: 'Office', is_default: false });

let sent: string[];
let toasts: string[];
let answer: () => Response;

const answerWith = (addresses: Address[], message: string) => () =>
  Response.json({ addresses, message });

beforeEach(() => {
  [sent, toasts] = [[], []];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  openFakeApi(async (url, request) => {
    if (request.method === 'GET') return Response.json(ANONYMOUS_SHOPPER);
    const body = await request.text();
    sent.push([request.method, url.pathname, body].join(' ').trim());
    return answer();
  });
});

const cards = () => screen.getAllByRole('listitem');
const deleteSecond = async () =>
  user.click(within(cards()[1] as HTMLElement).getByRole('button', { name: /^Delete/ }));

describe('the address list', () => {
  test('displays a message when it is empty and links to the form', () => {
    render(<AddressList addresses={[]} />);
    expect(screen.getByText(addressMessages.none)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/profile/addresses/add?next=%2Fprofile%23addresses',
    );
  });

  test('offers “make default” on every address but the default', async () => {
    answer = answerWith(
      [
        { ...OFFICE, is_default: true },
        { ...HOME, is_default: false },
      ],
      'Saved',
    );
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await user.click(screen.getByRole('button', { name: /^Make default/ }));
    await waitFor(() => expect(toasts).toEqual(['success: Saved']));
    expect(sent).toEqual(['POST /api/addresses/8 {"is_default":true}']);
    expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    expect(within(cards()[0] as HTMLElement).getByText('Office')).toBeInTheDocument();
  });

  test('deletes only after confirmation and moves the focus to a remaining element', async () => {
    answer = answerWith([HOME], addressApiMessages.removed);
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await deleteSecond();
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(toasts).toEqual(['success: Your address has been removed.']));
    expect(sent).toEqual(['DELETE /api/addresses/8']);
    expect(cards()).toHaveLength(1);
  });

  test('deletes nothing when the confirmation is cancelled', async () => {
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await deleteSecond();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(cards()).toHaveLength(2);
  });

  test('displays why a change failed and leaves the list unchanged', async () => {
    answer = () => refuse({ status: 404, code: 'not_found', message: 'Address not found' });
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await deleteSecond();
    await user.click(screen.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(toasts).toEqual(['error: Address not found']));
    expect(cards()).toHaveLength(2);
  });

  test('shows the new addresses when the page is rendered again', () => {
    const { rerender } = render(<AddressList addresses={[HOME]} />);
    rerender(<AddressList addresses={[HOME, OFFICE]} />);
    expect(cards()).toHaveLength(2);
  });
});
