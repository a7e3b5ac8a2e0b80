import type { Numbers } from '../numbers.ts';
import type { ReviewRegion } from '../review-data.ts';

/** Who writes a review: "Hetal P." of Surat. */
interface ReviewAuthor {
  name: string;
  town: string;
}

/** Returns different authors, each with a name that is usual where they live. */
export function reviewAuthors(
  regions: readonly ReviewRegion[],
  count: number,
  numbers: Numbers,
): ReviewAuthor[] {
  const left = regions.map(({ towns, names, initials }) => ({
    towns,
    names: numbers.shuffle(
      names.flatMap((name) => initials.map((initial) => `${name} ${initial}.`)),
    ),
  }));
  const placed = left.flatMap((region) => region.towns.map((town) => ({ town, region })));
  return Array.from({ length: count }, () => {
    const { town, region } = numbers.pick(placed);
    return { town, name: region.names.shift() ?? '' };
  });
}
