/*
 * The stylesheets of `frame-parts.client.tsx`, whose code comes later than its HTML. Imported on the
 * server, they come with the page and bring no list of their class names into the scripts.
 */
import '@/components/shared/call-line.module.css';
import '@/components/ui/kinar.module.css';
import './category-line.module.css';
import './category-tree.module.css';
import './footer.module.css';
import './language-switch.module.css';
import './menu.module.css';
import './topline.module.css';
