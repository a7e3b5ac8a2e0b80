'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { storeMessages } from '@/contract/messages/stores';
import { type TextWithValues, withValues } from '@/contract/messages/text-with-values';
import { countOf } from '@/lib/format/counter';
import { ChosenCities } from './chosen-cities.client';
import { CityFilter } from './city-filter.client';
import { nearestFirst } from './distance';
import styles from './store-frame.module.css';
import { type FramedSection, StoreList } from './store-list';
import { StoreMap } from './store-map';
import { useChosenCities } from './use-chosen-cities.client';
import { useNearMe } from './use-near-me.client';

interface StoreFrameProps {
  sections: FramedSection[];
  /** The cities that this page was rendered for. */
  chosen: string[];
  land: ReactNode;
}

/** The filter, the map and the list of stores: the cities change at once, the URL with them. */
export function StoreFrame({ sections, chosen: ofPage, land }: StoreFrameProps) {
  const t = useText();
  const { chosen, choose } = useChosenCities(ofPage);
  const near = useNearMe();
  const isChosen = (city: string) => chosen.length === 0 || chosen.includes(city);
  const found = sections.filter(({ city }) => isChosen(city));
  const ordered = near.position ? nearestFirst(found, near.position) : found;
  const pins = sections.flatMap(({ city, name, stores }) => {
    const position = stores.find((store) => store.position)?.position;
    return position ? [{ name, position, isChosen: isChosen(city) }] : [];
  });
  return (
    <div className={`wrap split-1000 top ${styles.frame}`}>
      <div className={styles.side}>
        <CityFilter
          cities={sections.map(({ city, name, stores }) => ({
            city,
            name,
            count: stores.length,
          }))}
          chosen={chosen}
          onChoose={choose}
        />
        <StoreMap pins={pins} land={land} />
      </div>
      <div>
        <div className={`cluster middle between gap-2 gap-x-4 mb-4 ${styles.head}`}>
          <p className="muted" role="status" tabIndex={-1} data-list-heading="">
            {t.filled(countText(found, sections))}
          </p>
          <div className="no-print needs-scripts">
            <Button
              variant="line"
              size="small"
              loading={near.isAsking}
              aria-pressed={near.position !== null}
              onClick={near.toggle}
            >
              <Icon name="locate-fixed" />
              {t('Nearest first')}
            </Button>
          </div>
        </div>
        <p role="alert" className={styles.failure}>
          {t(near.failure)}
        </p>
        <ChosenCities chosen={chosen} sections={sections} onChoose={choose} />
        {ordered.length > 0 ? (
          <StoreList sections={ordered} from={near.position} />
        ) : (
          <EmptyState motif="neem" title={storeMessages.empty} text="Please choose another city." />
        )}
      </div>
    </div>
  );
}

function countText(found: FramedSection[], all: FramedSection[]): TextWithValues {
  const count = (sections: FramedSection[]) => sections.flatMap(({ stores }) => stores).length;
  const [some, every] = [count(found), count(all)];
  const stores = countOf(every, 'store');
  return some === every ? stores : withValues('{some} of {stores}', { some, stores });
}
