import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';

const sendVitals = jest.fn();
jest.unstable_mockModule('@/lib/browser/send-vitals', () => ({ sendVitals }));
const { WebVitals } = await import('@/components/shared/web-vitals.client');

/** What the browser will do when it is idle. */
let idle: (() => void)[] = [];
Object.assign(window, {
  requestIdleCallback: (run: () => void) => idle.push(run),
  cancelIdleCallback: (handle: number) => void idle.splice(handle - 1, 1),
});

afterEach(() => {
  idle = [];
  sendVitals.mockClear();
  jest.restoreAllMocks();
});

describe('web vitals', () => {
  test.each([
    [0.0999, 1],
    [0.1, 0],
    [0.9, 0],
  ])('are measured for one page load in ten: %d', (random, times) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    render(<WebVitals />);
    expect(idle).toHaveLength(times);
  });

  test('are measured when the browser is idle, for the address of the load', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    render(<WebVitals />);
    expect(sendVitals).not.toHaveBeenCalled();
    const loaded = location.href;
    history.pushState(null, '', '/cart');
    idle[0]?.();
    await waitFor(() => expect(sendVitals).toHaveBeenCalledWith(new URL(loaded)));
  });

  test('are not measured once the page is gone', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    render(<WebVitals />);
    cleanup();
    expect(idle).toEqual([]);
  });
});
