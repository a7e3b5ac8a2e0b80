import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressList } from '@/components/address/address-list.client';
import type { Address } from '@/contract/address';
import { NOBODY } from '@/lib/api/shopper';
import { connectToasts } from '@/lib/browser/toast';
import { refuse } from '../../support/account-door';
import { openFakeDoor } from '../../support/fake-door';
import { keptAddress } from '../../support/sample-kept-address';

const user = userEvent.setup();
const HOME = keptAddress();
const OFFICE = keptAddress({ id: 8, address_tags: 'Office', is_default: false });

let sent: string[];
let toasts: string[];
let answer: () => Response;

const answerWith = (addresses: Address[], message: string) => () =>
  Response.json({ addresses, message });

beforeEach(() => {
  [sent, toasts] = [[], []];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  openFakeDoor(async (url, request) => {
    if (request.method === 'GET') return Response.json(NOBODY);
    const body = await request.text();
    sent.push([request.method, url.pathname, body].join(' ').trim());
    return answer();
  });
});

const cards = () => screen.getAllByRole('listitem');
const deleteSecond = async () =>
  user.click(within(cards()[1] as HTMLElement).getByRole('button', { name: /^Delete/ }));

describe('the list of addresses', () => {
  test('says that there is none, and leads to the form', () => {
    render(<AddressList addresses={[]} />);
    expect(screen.getByText('No addresses added yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/profile/addresses/add?next=%2Fprofile%23addresses',
    );
  });

  test('only another than the default one can be made it', async () => {
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
    expect(within(cards()[0] as HTMLElement).getByText('Office')).toBeInTheDocument();
  });

  test('deletes only after it has asked, and hands the focus on', async () => {
    answer = answerWith([HOME], 'Your address has been removed.');
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await deleteSecond();
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(toasts).toEqual(['success: Your address has been removed.']));
    expect(sent).toEqual(['DELETE /api/addresses/8']);
    expect(cards()).toHaveLength(1);
  });

  test('keeps what the shopper wants to keep', async () => {
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await deleteSecond();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(cards()).toHaveLength(2);
  });

  test('says why it failed, and leaves the list as it was', async () => {
    answer = () => refuse({ status: 404, code: 'not_found', message: 'Address not found' });
    render(<AddressList addresses={[HOME, OFFICE]} />);
    await deleteSecond();
    await user.click(screen.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(toasts).toEqual(['error: Address not found']));
    expect(cards()).toHaveLength(2);
  });

  test('shows what a page that is drawn anew brings', () => {
    const { rerender } = render(<AddressList addresses={[HOME]} />);
    rerender(<AddressList addresses={[HOME, OFFICE]} />);
    expect(cards()).toHaveLength(2);
  });
});
