import type { Translate } from '@/lib/language/translate';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;

/** Returns the distance over the ground (haversine), in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, a)));
}

/** `less than 1 km`, `4.2 km`, `1,204 km`, in the language of `t`. */
export function formatDistance(km: number, t: Translate): string {
  if (km < 1) return t('less than 1 km');
  const rounded = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
  return t('{km} km', { km: rounded.toLocaleString('en-IN') });
}

interface Placed {
  position: Position | null;
}

/**
 * Returns the cities with the nearest store first, and their stores likewise; those without a
 * known position come last, in their order.
 */
export function nearestFirst<Section extends { stores: readonly Placed[] }>(
  sections: readonly Section[],
  from: Position,
): Section[] {
  const kmTo = ({ position }: Placed) => (position ? distanceKm(from, position) : Infinity);
  const nearest = ({ stores }: Section) => Math.min(...stores.map(kmTo));
  return sections
    .map((section) => ({
      ...section,
      stores: [...section.stores].sort((a, b) => compare(kmTo(a), kmTo(b))),
    }))
    .sort((a, b) => compare(nearest(a), nearest(b)));
}

/** Like `a - b`, which is no number for two infinite distances. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
