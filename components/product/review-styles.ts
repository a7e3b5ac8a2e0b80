/* The stylesheets of `newest-reviews.client.tsx`, whose code comes later than its HTML. */
import '@/components/shared/helpful-form.module.css';
import '@/components/shared/review-card.module.css';
import '@/components/ui/photo-links.module.css';
import '@/components/ui/stars.module.css';
