/**
 * The fills of a motif; an absent one equals its neighbour (`leaf2` the leaf, `fruit` the flower).
 */
export interface Dyes {
  leaf: string;
  leaf2?: string;
  flower: string;
  flower2?: string;
  fruit?: string;
  root?: string;
  cow?: string;
}
