import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share } from '@/components/shared/share';
import { productMessages } from '@/contract/messages/catalogue';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';

const NAME = 'Tea & Honey';
const URL_ = 'https://vanya.example/products/1001/tea-honey';

const told: ToastMessage[] = [];
const disconnect = connectToasts((message) => told.push(message));
const writeText = jest.fn<(text: string) => Promise<void>>();

const draw = () => render(<Share name={NAME} url={URL_} />);
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
const copyLink = () => userEvent.click(screen.getByRole('button', { name: 'Copy link' }));

beforeEach(() => {
  told.length = 0;
  writeText.mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});
afterAll(disconnect);

/** user-event installs its own clipboard with each click. */
const withClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('Share', () => {
  test('links to WhatsApp, Messenger and email, each with the absolute URL', () => {
    draw();
    const whatsapp = new URL(target('Share on WhatsApp'));
    expect(whatsapp.origin).toBe('https://wa.me');
    expect(whatsapp.searchParams.get('text')).toBe(`${NAME} ${URL_}`);
    const messenger = new URL(target('Share on Messenger'));
    expect(messenger.protocol).toBe('fb-messenger:');
    expect(messenger.searchParams.get('link')).toBe(URL_);
    const email = new URL(target('Share by email'));
    expect(email.protocol).toBe('mailto:');
    expect(email.searchParams.get('subject')).toBe(NAME);
    expect(email.searchParams.get('body')).toBe(`${NAME} ${URL_}`);
  });

  test('copies the link and confirms it', async () => {
    withClipboard();
    writeText.mockResolvedValue();
    draw();
    await copyLink();
    await waitFor(() =>
      expect(told).toEqual([{ kind: 'success', text: productMessages.linkCopied }]),
    );
    expect(writeText).toHaveBeenCalledWith(URL_);
  });

  test('displays an error when the link could not be copied', async () => {
    withClipboard();
    writeText.mockRejectedValue(new Error('denied'));
    draw();
    await copyLink();
    await waitFor(() =>
      expect(told).toEqual([{ kind: 'error', text: productMessages.linkNotCopied }]),
    );
  });

  test('offers the phone’s share sheet only when there is one', () => {
    draw();
    expect(screen.queryByRole('button', { name: 'More ways to share' })).toBeNull();
  });

  test('opens the phone’s share sheet and displays no error when it is closed', async () => {
    const share = jest.fn<Navigator['share']>().mockRejectedValue(new Error('AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'More ways to share' }));
    expect(share).toHaveBeenCalledWith({ title: NAME, url: URL_ });
    expect(told).toEqual([]);
  });
});
