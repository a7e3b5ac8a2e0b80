import { describe, expect, test } from '@jest/globals';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleStore } from '@/__tests__/support/sample-store';
import { storeNode } from '@/lib/seo/store-node';

const ORIGIN = 'https://shop.example';
const node = (facts = {}) => storeNode(sampleStore(facts), ORIGIN);

describe('a store for search engines', () => {
  test('has its address, phone, position and largest picture', () => {
    expect(node()).toMatchObject({
      '@type': 'Store',
      name: 'Flagship',
      telephone: '+91 00000 12001',
      image: `${ORIGIN}${samplePicture('store').src}/960.webp`,
      address: {
        streetAddress: 'Ground Floor, Arcade, Circle Road',
        addressLocality: 'Ahmedabad',
        addressRegion: 'Gujarat',
        postalCode: '380009',
        addressCountry: 'IN',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 23.037, longitude: 72.561 },
      hasMap: 'https://maps.example/ahmedabad',
    });
  });

  test('is open on all days but its day off', () => {
    const { openingHoursSpecification: hours } = node({ weekly_off: 2 });
    expect(hours).toMatchObject({ opens: '09:30', closes: '21:00' });
    expect(hours.dayOfWeek).toHaveLength(6);
    expect(hours.dayOfWeek).not.toContain('Tuesday');
    expect(node().openingHoursSpecification.dayOfWeek).toHaveLength(7);
  });

  test('has no picture, map or position that it has not', () => {
    const bare = node({ image: null, location_url: '', position: null });
    for (const field of ['image', 'hasMap', 'geo']) expect(bare).not.toHaveProperty(field);
  });
});
