import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { personalPage } from '@/app/personal-page';
import { errorScreenMessages } from '@/contract/messages/common';
import { ApiError } from '@/lib/api-error';

const SILENT = new ApiError('network', 'No answer', { digest: '1a2b3c4d-5e6f' });

let logged: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  jest.restoreAllMocks();
  logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('draws the error screen on the server when the shop API does not answer', async () => {
  const page = personalPage(() => Promise.reject(SILENT));
  const html = renderToStaticMarkup(await page());
  expect(html).toContain(errorScreenMessages.title);
  expect(html).toContain(errorScreenMessages.text);
  expect(html).toContain('Reference: 1a2b3c4d');
  expect(html).toMatch(/<form><button type="submit"[^>]*>.*Try again/);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('1a2b3c4d'));
});

test('draws the page with its parameters', async () => {
  const page = personalPage(async ({ id }: { id: string }) => <p>Order {id}</p>);
  expect(renderToStaticMarkup(await page({ id: '7' }))).toBe('<p>Order 7</p>');
});

test('leaves redirects and programming errors to Next.js', async () => {
  const thrown = new Error('NEXT_REDIRECT');
  await expect(personalPage(() => Promise.reject(thrown))()).rejects.toBe(thrown);
  expect(logged).not.toHaveBeenCalled();
});
