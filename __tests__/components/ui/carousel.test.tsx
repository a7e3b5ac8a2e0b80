import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@/components/ui/carousel.client';
import { useAutoplay } from '@/components/ui/use-carousel.client';

const slides = ['Coffee', 'Ghee', 'Rose'].map((name) => <p key={name}>{name}</p>);

describe('Carousel', () => {
  test('renders every slide before its engine loads', () => {
    render(
      <Carousel label="Featured" layout="over">
        {slides}
      </Carousel>,
    );
    expect(screen.getByRole('region', { name: 'Featured' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Slide 1 of 3' })).toHaveAttribute('aria-current');
  });

  test('scrolls by its arrows before its engine loads', async () => {
    const scrollBy = jest.fn();
    Object.assign(Element.prototype, { scrollBy });
    render(
      <Carousel label="New" layout="head" head={<h2>New</h2>} perView={3}>
        {slides}
      </Carousel>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  test('can be paused only when it advances automatically', async () => {
    const { rerender } = render(
      <Carousel label="Featured" layout="over">
        {slides}
      </Carousel>,
    );
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    rerender(
      <Carousel key="moving" label="Featured" layout="over" autoplayMs={10_000}>
        {slides}
      </Carousel>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('has no controls for one slide', () => {
    render(
      <Carousel label="Featured" layout="over" autoplayMs={10_000}>
        <p>Alone</p>
      </Carousel>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('useAutoplay', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const start = (region: HTMLElement, advance: () => void) =>
    renderHook(() => useAutoplay({ current: region }, 1000, advance));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('advances at its interval, on a page that nobody touches too, until it is paused', () => {
    const advance = jest.fn();
    const { result } = start(document.createElement('section'), advance);
    pass(2000);
    expect(advance).toHaveBeenCalledTimes(2);
    act(() => result.current.toggle());
    pass(5000);
    expect(advance).toHaveBeenCalledTimes(2);
  });

  test('waits while the focus is inside', () => {
    const advance = jest.fn();
    const region = document.createElement('section');
    const button = region.appendChild(document.createElement('button'));
    document.body.append(region);
    start(region, advance);
    button.focus();
    pass(3000);
    expect(advance).not.toHaveBeenCalled();
    region.remove();
    pass(1000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test('does not start when reduced motion is preferred', () => {
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
      );
    const advance = jest.fn();
    const { result } = start(document.createElement('section'), advance);
    pass(3000);
    expect(advance).not.toHaveBeenCalled();
    expect(result.current.playing).toBe(false);
    matchMedia.mockRestore();
  });

  test('does not start for shoppers who save data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const advance = jest.fn();
    const { result } = start(document.createElement('section'), advance);
    pass(3000);
    expect(advance).not.toHaveBeenCalled();
    expect(result.current.playing).toBe(false);
    Object.assign(navigator, { connection: undefined });
  });
});
