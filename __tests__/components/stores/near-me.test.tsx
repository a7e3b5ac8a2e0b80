import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeMessages } from '@/contract/messages/stores';
import { cities, openStores as open } from './draw-stores';

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'geolocation');
});

describe('nearest first', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Nearest first' }));
  const locate = (getCurrentPosition: unknown) =>
    Object.defineProperty(window.navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition },
    });

  test('asks only when pressed, and sorts by the displayed distance', async () => {
    const ask = jest.fn((found: (at: unknown) => void) =>
      found({ coords: { latitude: 19.1, longitude: 72.9 } }),
    );
    locate(ask);
    open();
    expect(ask).not.toHaveBeenCalled();
    await press();
    expect(cities()).toEqual(['Mumbai', 'Ahmedabad']);
    expect(screen.getByText('11 km away')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nearest first' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press();
    expect(cities()).toEqual(['Ahmedabad', 'Mumbai']);
    expect(screen.queryByText(/km away/)).toBeNull();
  });

  test.each([
    [1, storeMessages.locationRefused],
    [2, storeMessages.locationUnknown],
    [3, storeMessages.locationUnknown],
  ])('after the failure %p of the browser says why', async (code, message) => {
    locate((_found: unknown, failed: (error: unknown) => void) =>
      failed({ code, PERMISSION_DENIED: 1 }),
    );
    open();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(cities()).toEqual(['Ahmedabad', 'Mumbai']);
  });

  test('in a browser without positions says so', async () => {
    open();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(storeMessages.locationUnknown);
  });
});
