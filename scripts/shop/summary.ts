import { SHOP_NAME } from '../../contract/shop/shop-names.ts';
import type { ShopSettings } from './settings.ts';

const DEMO = (apiBaseUrl: string) => `
  Demo inbox   ${apiBaseUrl}/demo/inbox   (every OTP, SMS and mail)

  Customer     demo@example.com    98000 00001   password Demo@1234
  Elite        elite@example.com   98000 00002   password Demo@1234
  Staff        staff@example.com                 password Demo@1234   (opens the dashboard)
  Any +91 number can sign up; its OTP arrives in the demo inbox.
`;

/** Says how long it took since the moment that the first program of the start handed on. */
function duration(startedAt = ''): string {
  return startedAt && `, ${Math.round((Date.now() - Number(startedAt)) / 1000)} s after its start`;
}

/** Returns the summary for the person who opened the shop. */
export function summary({ port, apiBaseUrl, bundledApi, mode }: ShopSettings): string {
  const demo = bundledApi && mode === 'demo' ? DEMO(apiBaseUrl) : '';
  return `
${SHOP_NAME} is open${duration(process.env.STARTED_AT)}.

  Shop         http://localhost:${port}
  Dashboard    http://localhost:${port}/dashboard
  Shop API     ${apiBaseUrl}
${demo}
Ctrl-C closes the shop; nothing is lost.
`;
}
