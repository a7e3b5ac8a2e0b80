import type { Numbers } from '../numbers.ts';
import type { ReviewSeed } from '../review-data.ts';
import type { SeedProduct } from '../seed-data.ts';

interface Values {
  product: Pick<SeedProduct, 'id' | 'category_path'>;
  pack: string;
  /** The author's. */
  town: string;
  seed: ReviewSeed;
  numbers: Numbers;
}

/** Fills the places of a sentence: `{Person}` becomes "My mother", `{person}` "my mother". */
export function fillPattern(text: string, { product, pack, town, seed, numbers }: Values): string {
  const { regions, things, habits, phrases } = seed;
  const elsewhere = regions.flatMap(({ towns }) => towns).filter((other) => other !== town);
  const choices: Record<string, readonly string[]> = {
    ...phrases,
    elsewhere,
    habit: habits[String(product.category_path[0])] ?? [],
    pack: [pack],
    thing: [things[product.id] ?? pack],
    town: [town],
  };
  return text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const choice = choices[place.toLowerCase()];
    if (!choice?.length) throw new Error(`Nothing is known for {${place}} of: ${text}`);
    const value = numbers.pick(choice);
    return place.toLowerCase() === place ? value : value[0]?.toUpperCase() + value.slice(1);
  });
}
