/** A picture to be drawn. */
export interface Drawing {
  /** Path below `shop-api/seed/pictures`, without extension: the master's name. */
  name: string;
  svg: string;
  /** Pixels. */
  width: number;
}
