/** A named entry of a list: a tag, a brand, a category. */
export interface Named {
  id: number;
  name: string;
}
