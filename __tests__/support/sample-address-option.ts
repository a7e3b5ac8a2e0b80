import type { AddressOption } from '@/components/checkout/address-option';

/** An address option of the checkout; 1 is the default. Rapid delivery serves all but Pune. */
export function sampleAddressOption(id: number, city: string, shipping: number): AddressOption {
  return {
    ...{ id, city, shipping, isDefault: id === 1, isAbroad: false },
    shippingReason: shipping === 0 ? 'own_city' : 'standard',
    arrives: city === 'Ahmedabad' ? 'Tue, 24 Nov' : 'Sat, 28 Nov',
    arrivesForMembers: city === 'Pune' ? null : 'Mon, 23 Nov',
    name: `Asha, ${city}`,
    lines: `${city} ${id}`,
  };
}
