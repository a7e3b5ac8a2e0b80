import type { Place } from '@/components/checkout/place';

/** An address of the checkout; 1 is the default one. Rapid delivery goes everywhere but to Pune. */
export function samplePlace(id: number, city: string, shipping: number): Place {
  return {
    ...{ id, city, shipping, isDefault: id === 1 },
    arrives: city === 'Ahmedabad' ? 'Tue, 24 Nov' : 'Sat, 28 Nov',
    arrivesForElite: city === 'Pune' ? null : 'Mon, 23 Nov',
    name: `Asha, ${city}`,
    words: `${city} ${id}`,
  };
}
