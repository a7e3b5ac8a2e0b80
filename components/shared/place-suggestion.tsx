import { labelFor, type NamedPlace } from '@/lib/view/place-names';

interface PlaceSuggestionProps {
  place: NamedPlace;
  /** What is typed into the field. */
  typed: string;
}

/** A place in the list below a search. Where its other name is typed, that is displayed with it. */
export function PlaceSuggestion({ place, typed }: PlaceSuggestionProps) {
  return <option value={place.name} label={typed === '' ? undefined : labelFor(typed, place)} />;
}
