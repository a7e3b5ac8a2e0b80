import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { pagePathOf } from '@/lib/routing/page-path-of';
import type { VitalsReport } from '@/lib/view/vitals';

/**
 * Sends the web vitals of this page load once, when the page is hidden for the first time. The
 * library also reports what happened before it was loaded.
 * @param url of the page that was loaded
 */
export function sendVitals(url: URL): void {
  const page = pagePathOf(url.pathname);
  if (!page) return;
  const isInApp = url.searchParams.get('mobile') === 'true';
  const report: VitalsReport = { page, surface: isInApp ? 'app' : 'web' };
  const note = ({ name, value }: Metric) => {
    // Ten thousandths are enough for a layout shift, and the times need less.
    report[name] = Math.round(value * 10_000) / 10_000;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  sendWhenHidden(report);
}

/** Listens after the library, which closes its figures at the same event. */
function sendWhenHidden(report: VitalsReport): void {
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(shoppingApi.vitals(), body);
  };
  addEventListener('visibilitychange', send);
}
