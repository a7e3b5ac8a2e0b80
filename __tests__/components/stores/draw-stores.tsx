import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleStore } from '@/__tests__/support/sample-store';
import { StoresView } from '@/components/stores/stores-view';

const sections = [
  { city: 'Ahmedabad', name: 'Ahmedabad', stores: [sampleStore()] },
  {
    city: 'Mumbai',
    name: 'Mumbai',
    stores: [
      sampleStore({
        id: 2,
        store_name: 'Kitchen Store',
        city: 'Mumbai',
        weekly_off: 1,
        virtual_location_url: '',
        position: { latitude: 19.018, longitude: 72.843 },
      }),
    ],
  },
];
const trail = [{ label: 'Home', href: '/' }, { label: 'Stores' }];
/** The store locator with a store in Ahmedabad and one in Mumbai. */
export const storesView = (chosen: string[] = []) => (
  <StoresView sections={sections} chosen={chosen} trail={trail} />
);

/** Draws it under the address of this choice. */
export function openStores(chosen: string[] = []): void {
  const query = new URLSearchParams(chosen.map((city) => ['city', city]));
  window.history.replaceState(null, '', query.size ? `?${query}` : window.location.pathname);
  render(storesView(chosen), { wrapper: fakeRouter().wrapper });
}

/** The displayed cities, in their order. */
export const cities = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((city) => city.textContent);
