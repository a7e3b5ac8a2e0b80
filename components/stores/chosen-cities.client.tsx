'use client';

import type { MouseEvent } from 'react';
import { useText } from '#language';
import { focusAfterRemoval } from '@/components/shared/focus-after-removal';
import { Chips, RemoveChip } from '@/components/ui/chip';
import { Link } from '@/components/ui/link.client';
import { StaffText } from '@/components/ui/staff-text';
import { contentRoutes } from '@/lib/content-routes';

interface ChosenCitiesProps {
  chosen: string[];
  /** All cities with stores, with their names in the language of the page. */
  sections: readonly { city: string; name: string }[];
  onChoose: (cities: string[]) => void;
}

/** The chosen cities as chips; links, so that they also work without scripts and in a new tab. */
export function ChosenCities({ chosen, sections, onChoose }: ChosenCitiesProps) {
  const t = useText();
  if (chosen.length === 0) return null;
  const follow = (cities: string[]) => (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    focusAfterRemoval(event.currentTarget);
    onChoose(cities);
  };
  return (
    <div className="cluster middle gap-2 gap-x-4 mb-5">
      <Chips aria-label={t('Chosen cities')}>
        {chosen.map((city) => {
          const name = sections.find((section) => section.city === city)?.name ?? city;
          const rest = chosen.filter((other) => other !== city);
          return (
            <li key={city}>
              <RemoveChip
                data-remove=""
                href={contentRoutes.storeLocator(rest)}
                onClick={follow(rest)}
              >
                <StaffText text={name} />
              </RemoveChip>
            </li>
          );
        })}
      </Chips>
      <Link
        className="link inline-row touch"
        href={contentRoutes.storeLocator()}
        onClick={follow([])}
      >
        {t('Show all stores')}
      </Link>
    </div>
  );
}
