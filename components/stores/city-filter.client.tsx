'use client';

import type { ChangeEvent, SyntheticEvent } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PageForm } from '@/components/ui/page-form.client';
import { StaffText } from '@/components/ui/staff-text';
import { contentRoutes } from '@/lib/content-routes';
import styles from './city-filter.module.css';

interface CityFilterProps {
  cities: { city: string; name: string; count: number }[];
  chosen: string[];
  onChoose: (cities: string[]) => void;
}

/** The cities as checkboxes: a plain GET form, of which scripts take every choice at once. */
export function CityFilter({ cities, chosen, onChoose }: CityFilterProps) {
  const t = useText();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onChoose(
      target.checked ? [...chosen, target.value] : chosen.filter((city) => city !== target.value),
    );
  return (
    <PageForm
      action={contentRoutes.storeLocator()}
      className={styles.filter}
      autoComplete="off"
      onSubmit={(event: SyntheticEvent) => event.preventDefault()}
    >
      <fieldset>
        <legend>{t('Cities')}</legend>
        <div className={`stack gap-x-6 ${styles.cities}`}>
          {cities.map(({ city, name, count }) => (
            <Checkbox
              key={city}
              name="city"
              value={city}
              label={<StaffText text={name} />}
              count={count}
              checked={chosen.includes(city)}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3 without-scripts">
        <Button type="submit" variant="quiet" block>
          {t('Show stores')}
        </Button>
      </div>
    </PageForm>
  );
}
