import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { sampleStore } from '@/__tests__/support/sample-store';
import { GujaratiTexts } from '@/__tests__/support/texts-in-languages';
import { StoreCard } from '@/components/stores/store-card';
import { storeMessages } from '@/contract/messages/stores';
import { cities, openStores as open, storesView as view } from './draw-stores';

const choice = (name: RegExp) => screen.getByRole('checkbox', { name });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T11:00:00+05:30'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('each city is named by its heading, whose anchor is the same in every language', () => {
  open();
  for (const [city, anchor] of [
    ['Ahmedabad', 'stores-1'],
    ['Mumbai', 'stores-2'],
  ]) {
    const section = screen.getByRole('region', { name: city });
    expect(section.querySelector('h2')).toHaveAttribute('id', anchor);
  }
});

describe('a store', () => {
  test('has its address, hours, contacts and links', () => {
    open();
    const store = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(store.getByRole('heading', { name: 'Flagship' })).toBeVisible();
    expect(store.getByText('Ahmedabad 380009, Gujarat')).toBeVisible();
    expect(store.getByText('9:30 am to 9:00 pm')).toBeVisible();
    const hrefs = store.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'tel:+910000012001',
      'mailto:ahmedabad@shop.example',
      'https://maps.example/ahmedabad',
      'https://tours.example/ahmedabad',
    ]);
  });

  test('has its lines as they are given, and marks those in English', () => {
    render(
      <GujaratiTexts>
        <StoreCard store={sampleStore({ store_name: 'Vanya અમદાવાદ', landmark: 'બગીચાની સામે' })} />
      </GujaratiTexts>,
    );
    expect(screen.getByRole('heading', { name: 'Vanya અમદાવાદ' })).not.toHaveAttribute('lang');
    expect(screen.getByText('બગીચાની સામે')).not.toHaveAttribute('lang');
    expect(screen.getByText('Circle Road')).toHaveAttribute('lang', 'en');
  });

  test('without a tour has no link to it, and shows its day off', () => {
    open();
    const store = within(screen.getAllByRole('article')[1] as HTMLElement);
    expect(store.queryByRole('link', { name: /^Virtual tour/ })).toBeNull();
    expect(store.getByText('9:30 am to 9:00 pm, closed on Mondays')).toBeVisible();
  });

  test('shows whether it is open, and updates when that changes', () => {
    open();
    expect(screen.getAllByText('Open now, until 9:00 pm')).toHaveLength(2);
    act(() => {
      jest.setSystemTime(new Date('2026-11-24T20:30:00+05:30'));
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.getAllByText('Closes soon, at 9:00 pm')).toHaveLength(2);
  });

  test('shows that in browsers only: the page was rendered at another time', () => {
    expect(renderToString(view())).not.toContain('Open now');
  });
});

describe('the cities', () => {
  test('are all displayed without a choice', () => {
    open();
    expect(cities()).toEqual(['Ahmedabad', 'Mumbai']);
    expect(screen.getByRole('status')).toHaveTextContent(/^2 stores$/);
  });

  test('of the address are chosen in the HTML already', () => {
    const html = renderToString(view(['Mumbai']));
    expect(html).toContain('Kitchen Store');
    expect(html).not.toContain('Flagship');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Mumbai"|value="Mumbai"[^>]*checked=""/);
  });

  test('are filtered at once, and the address follows', async () => {
    open();
    await userEvent.click(choice(/^Mumbai/));
    expect(cities()).toEqual(['Mumbai']);
    expect(window.location.search).toBe('?city=Mumbai');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 stores');
    await userEvent.click(choice(/^Mumbai/));
    expect(cities()).toEqual(['Ahmedabad', 'Mumbai']);
    expect(window.location.search).toBe('');
  });

  test('follow the browser back to the choice before', async () => {
    open();
    await userEvent.click(choice(/^Mumbai/));
    await act(async () => {
      window.history.replaceState(null, '', '?city=Ahmedabad');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(cities()).toEqual(['Ahmedabad']);
    expect(choice(/^Ahmedabad/)).toBeChecked();
  });

  test('are removed one by one; the focus goes to the next, then to the count', async () => {
    open(['Ahmedabad', 'Mumbai']);
    const chips = screen.getByRole('list', { name: 'Chosen cities' });
    await userEvent.click(within(chips).getByRole('link', { name: 'Remove Ahmedabad' }));
    expect(cities()).toEqual(['Mumbai']);
    const last = within(chips).getByRole('link', { name: 'Remove Mumbai' });
    expect(last).toHaveFocus();
    await userEvent.click(last);
    expect(cities()).toEqual(['Ahmedabad', 'Mumbai']);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  test('are links for a browser without scripts', () => {
    open(['Ahmedabad', 'Mumbai']);
    expect(screen.getByRole('link', { name: 'Remove Mumbai' })).toHaveAttribute(
      'href',
      '/store-locator?city=Ahmedabad',
    );
    const form = choice(/^Mumbai/).closest('form');
    expect(form).toHaveAttribute('action', '/store-locator');
  });

  test('without a store show the specified message', () => {
    open(['Nowhere']);
    expect(screen.getByRole('heading', { name: storeMessages.empty })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove Nowhere' })).toBeVisible();
  });
});

test('the map is a picture for the eyes only', () => {
  open();
  const map = document.querySelector('svg g text')?.closest('[aria-hidden="true"]');
  expect(map).not.toBeNull();
});
