import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** What runs when the shopper pauses. */
let pause: (() => void) | undefined;
jest.unstable_mockModule('@/lib/browser/user-idle', () => ({
  onUserIdle: (work: () => void) => {
    pause = work;
    return () => {
      pause = undefined;
    };
  },
}));
const { storeSeenProducts } = await import('@/lib/browser/store-seen');

const active = { postMessage: jest.fn() };
const register = jest.fn(async (_file: string) => ({}));

beforeEach(() => {
  pause = undefined;
  jest.clearAllMocks();
  history.pushState(null, '', '/products/7/tulsi');
  document.body.innerHTML = '<header><img></header><main><img><img></main>';
  setPictures(['/media/avatar/96.webp', '/media/a/96.avif', '']);
  setNavigator({ serviceWorker: { register, ready: Promise.resolve({ active }) } });
});

/** The files that the browser has chosen for the pictures of the page; empty: none yet. */
function setPictures(paths: string[]): void {
  for (const [index, image] of [...document.images].entries()) {
    const path = paths[index];
    Object.defineProperties(image, {
      complete: { value: true },
      currentSrc: { value: path && location.origin + path },
    });
  }
}

function setNavigator(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

describe('the product on the screen', () => {
  test('is stored with its loaded pictures once the shopper pauses', async () => {
    storeSeenProducts();
    expect(register).not.toHaveBeenCalled();
    pause?.();
    await waitFor(() => expect(active.postMessage).toHaveBeenCalled());
    expect(register).toHaveBeenCalledWith('/sw.js');
    expect(active.postMessage).toHaveBeenCalledWith({
      path: '/products/7/tulsi',
      pictures: ['/media/a/96.avif'],
    });
  });

  test('is also one that was opened inside the shop, and not the same one again', () => {
    const navigation = new EventTarget();
    Object.assign(window, { navigation });
    const open = (path: string) => {
      history.pushState(null, '', path);
      navigation.dispatchEvent(new Event('currententrychange'));
    };
    storeSeenProducts();
    pause = undefined;
    open('/products/7/tulsi?sort=highest');
    expect(pause).toBeUndefined();
    open('/products/8/neem');
    expect(pause).toBeDefined();
    Reflect.deleteProperty(window, 'navigation');
  });

  test('is not stored when the browser refuses the worker', async () => {
    register.mockRejectedValueOnce(new Error('private window'));
    storeSeenProducts();
    pause?.();
    await Promise.resolve();
    expect(active.postMessage).not.toHaveBeenCalled();
  });
});

test('another page has the worker registered and nothing stored', async () => {
  history.pushState(null, '', '/cart');
  storeSeenProducts();
  pause?.();
  await waitFor(() => expect(register).toHaveBeenCalled());
  await Promise.resolve();
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('a page in Hindi is named to the worker, which has the offline page in Hindi to store', async () => {
  history.pushState(null, '', '/hi/cart');
  storeSeenProducts();
  pause?.();
  await waitFor(() => expect(active.postMessage).toHaveBeenCalled());
  expect(active.postMessage).toHaveBeenCalledWith(expect.objectContaining({ path: '/hi/cart' }));
});

test('inside the mobile app there is no worker', () => {
  history.pushState(null, '', '/products/7/tulsi?mobile=true');
  storeSeenProducts();
  expect(pause).toBeUndefined();
});

test('for shoppers who save data there is none', () => {
  setNavigator({ connection: { saveData: true } });
  storeSeenProducts();
  expect(pause).toBeUndefined();
  setNavigator({ connection: undefined });
});
