/** Returns the element id of a category's link in the header. */
export function categoryLinkId(categoryId: number): string {
  return `category-${categoryId}`;
}
