import { drawnHtml } from '@/components/ui/stored-html';
import { Cards } from './cards';

/** The cards of `CardList` as the server sends them. */
export const CardsHtml = drawnHtml(Cards);
