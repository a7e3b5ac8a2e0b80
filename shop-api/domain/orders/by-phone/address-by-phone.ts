import { and, eq } from 'drizzle-orm';
import { addressApiMessages } from '../../../../contract/messages/addresses.ts';
import { addresses } from '../../../db/schema/addresses.ts';
import type { phoneOrders } from '../../../db/schema/phone-orders.ts';
import { addAddress } from '../../accounts/addresses/add-address.ts';
import { INDIA_ID, stateOfCity } from '../../delivery/places.ts';
import type { Context } from '../../kernel/context.ts';
import { invalidField } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';

type PhoneOrder = typeof phoneOrders.$inferSelect;

/**
 * Returns the id of the address of an order by phone among the customer's own, added where they do not
 * have it yet. `ctx.who` is the customer. Errors: `invalid` (city, postal_code, mobile), `conflict`.
 */
export async function addressByPhone(ctx: Context, order: PhoneOrder): Promise<number> {
  const { customerId } = customerOf(ctx.who);
  const { fullName, mobile, line1, line2, city, postalCode } = order;
  const [known] = await ctx.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        ...[eq(addresses.customerId, customerId), eq(addresses.cityId, city.id)],
        ...[eq(addresses.fullName, fullName), eq(addresses.mobile, mobile)],
        ...[eq(addresses.line1, line1), eq(addresses.line2, line2)],
        eq(addresses.postalCode, postalCode),
      ),
    )
    .limit(1);
  if (known) return known.id;
  const state = stateOfCity(city.id);
  if (!state) throw invalidField('city', 'city_unknown', addressApiMessages.otherCity);
  const fields = {
    ...{ full_name: fullName, mobile, another_mobile: '', landmark: '', is_default: false },
    ...{ address_line_1: line1, address_line_2: line2, address_tags: 'No tag' as const },
    ...{ country: INDIA_ID, state: state.id, city: city.id, postal_code: postalCode },
  };
  const { id } = await addAddress({ ctx, input: { fields, replaces: undefined } });
  return id;
}
