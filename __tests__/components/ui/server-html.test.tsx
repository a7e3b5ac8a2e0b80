import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { AppRouterContext } from '@/components/ui/app-router-context';
import { ServerHtml } from '@/components/ui/server-html.client';

const push = jest.fn();
const prefetch = jest.fn();
const inRouter = (
  <AppRouterContext value={{ push, prefetch } as never}>
    <ServerHtml html={null}>
      <p>Drawn by scripts</p>
    </ServerHtml>
  </AppRouterContext>
);

afterEach(() => {
  push.mockClear();
  prefetch.mockClear();
  document.documentElement.removeAttribute('data-offline');
});

/** Opens a page whose HTML has the part. */
async function openPage() {
  const page = document.createElement('div');
  page.innerHTML = `<div class="sent"><a href="/shop?page=2#top"><b>Shop</b></a>
    <a href="https://elsewhere.example/">Elsewhere</a><a href="/faq" target="_blank">FAQ</a></div>`;
  document.body.replaceChildren(page);
  await act(async () => void hydrateRoot(page, inRouter));
}

describe('a part that came with the page', () => {
  test('stays as it was sent', async () => {
    await openPage();
    expect(screen.getByText('Shop')).toBeVisible();
    expect(screen.queryByText('Drawn by scripts')).toBeNull();
  });

  test('opens pages of the shop without loading it again', async () => {
    await openPage();
    expect(fireEvent.click(screen.getByText('Shop'))).toBe(false);
    expect(push).toHaveBeenCalledWith('/shop?page=2#top');
  });

  test('prefetches a page when a shopper points at its link or focuses it', async () => {
    await openPage();
    fireEvent.mouseOver(screen.getByText('Elsewhere'));
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseOver(screen.getByText('Shop'));
    fireEvent.focusIn(screen.getByText('Shop'));
    expect(prefetch.mock.calls.map(([href]) => href)).toEqual(Array(2).fill('/shop?page=2#top'));
  });

  test('leaves new tabs and other sites to the browser', async () => {
    await openPage();
    // jsdom does not follow links.
    const refuse = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', refuse);
    fireEvent.click(screen.getByText('Shop'), { ctrlKey: true });
    fireEvent.click(screen.getByText('Elsewhere'));
    fireEvent.click(screen.getByText('FAQ'));
    document.removeEventListener('click', refuse);
    expect(refuse).toHaveBeenCalledTimes(3);
    expect(push).not.toHaveBeenCalled();
  });

  test('leaves the displayed page where it is without a connection', async () => {
    document.documentElement.setAttribute('data-offline', '');
    await openPage();
    expect(fireEvent.click(screen.getByText('Shop'))).toBe(false);
    expect(push).not.toHaveBeenCalled();
  });
});

test('a part that a later page brings along is drawn', () => {
  render(inRouter);
  expect(screen.getByText('Drawn by scripts')).toBeVisible();
});
