/*
 * The stylesheets of `card-list.client.tsx`, whose code comes later than its HTML. Imported on the
 * server, they come with the page and bring no list of their class names into the scripts.
 */
import '@/components/ui/button.module.css';
import '@/components/ui/carousel.module.css';
import '@/components/ui/picture.module.css';
import '@/components/ui/rail.module.css';
import '@/components/ui/stars.module.css';
import '@/components/ui/tag.module.css';
import './price.module.css';
import './product-card.module.css';
import './product-grid.module.css';
import './veg-mark.module.css';
import './wishlist-heart.module.css';
