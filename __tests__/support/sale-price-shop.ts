import { salePrices } from '../../shop-api/db/schema/sale-prices.ts';
import { settleSalePrices } from '../../shop-api/domain/catalogue/sale-prices/settle-sale-prices.ts';
import { asDesk } from './desk-call.ts';
import type { TestApp } from './test-app.ts';

const HOUR_MS = 3_600_000;

/** Staff who plan sale prices, and the clock that begins and ends them. */
export function salePriceShop(app: TestApp) {
  const ask = asDesk(app);
  /** A moment so many hours from now. */
  const inHours = (hours: number) =>
    new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();
  return {
    ask,
    inHours,
    /** Adds a sale price that begins in an hour and ends in ten, unless the fields say otherwise. */
    add: (fields: object) =>
      ask('POST /staff/sale-prices/', {
        fields: { name: 'Diwali sale', starts_at: inHours(1), ends_at: inHours(10), ...fields },
      }),
    /** Lets time pass, and does what processes do in each second. */
    async pass(hours: number): Promise<void> {
      app.clock.advance(hours * HOUR_MS);
      await this.settle();
    },
    settle: () =>
      settleSalePrices({
        db: app.db,
        clock: app.clock,
        notify: (tags) => app.notices.push(...tags),
      }),
    /** Ends every sale price, so that the next test begins with standing prices. */
    async endAll(): Promise<void> {
      await app.db.update(salePrices).set({ isActive: false });
      await this.settle();
    },
    page: async (id: number) => (await app.call(`GET /web/single/product/${id}/`)).body.data,
  };
}
