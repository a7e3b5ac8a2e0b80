/** The cache tags of what pages are made of, as both halves name them; `product:12` and `blog:3` go with theirs. */
export const CACHE_TAGS = [
  'categories',
  'products',
  'home',
  'chrome',
  'meta',
  'places',
  'elite',
  'blogs',
  'events',
  'stores',
  'vaidyas',
  'landing-pages',
  'offers',
  'content',
  'settings',
] as const;
