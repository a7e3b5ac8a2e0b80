import { NoShelf } from '@/components/catalogue/no-shelf';

/** The answer to a page past the end and to an unknown category or brand; its status is 404. */
export default function ListingNotFound() {
  return <NoShelf />;
}
