/**
 * What the planner is told a jump to another page costs. Its own figure, 4, is of turning disks; the
 * shop's tables lie in memory, and with 4 a search reads whole tables for a handful of products.
 */
export const RANDOM_PAGE_COST = 1.1;
