'use client';

import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { TranslatedPicture, Translations } from '@/contract/kit/translations';
import { LANGUAGES, OTHER_LANGUAGES } from '@/contract/shop/languages';
import { PictureThumb } from './picture-thumb.client';
import styles from './pictures.module.css';
import type { PathOf } from './text-fields.client';

/** A stored picture with what is said about it. */
export interface DeskPicture {
  id: string;
  view: string;
  alt_text: string;
  /** Missing in what was kept in a browser before pictures had texts in languages. */
  translations?: Translations<TranslatedPicture>;
}

interface PicturePartsProps {
  picture: DeskPicture;
  /** From 1. */
  place: number;
  views: PathOf<'pictures'>['field']['views'];
  onChange: (picture: DeskPicture) => void;
}

/** One picture of a list: what it shows, in all languages, and from which side. */
export function PictureParts({ picture, place, views, onChange }: PicturePartsProps) {
  return (
    <>
      <PictureThumb id={picture.id} />
      <Input
        aria-label={`Alternative text of picture ${place}`}
        placeholder="What the picture shows"
        value={picture.alt_text}
        onChange={({ target }) => onChange({ ...picture, alt_text: target.value })}
      />
      <Select
        aria-label={`View of picture ${place}`}
        value={picture.view}
        onChange={({ target }) => onChange({ ...picture, view: target.value })}
      >
        {views.map((view) => (
          <option key={view.label} value={String(view.value)}>
            {view.label}
          </option>
        ))}
      </Select>
      <InOtherLanguages picture={picture} place={place} onChange={onChange} />
    </>
  );
}

/** Closed, because most pictures do without: their texts are made of the product's name then. */
function InOtherLanguages({ picture, place, onChange }: Omit<PicturePartsProps, 'views'>) {
  const { translations = {} } = picture;
  return (
    <details className={styles.languages}>
      <summary>
        <Icon name="chevron-down" />
        {OTHER_LANGUAGES.map((code) => LANGUAGES[code].name).join(', ')}
        <span className="visually-hidden">, picture {place}</span>
      </summary>
      {OTHER_LANGUAGES.map((code) => (
        <Input
          key={code}
          lang={LANGUAGES[code].tag}
          aria-label={`Alternative text of picture ${place}, ${LANGUAGES[code].name}`}
          placeholder={LANGUAGES[code].name}
          value={translations[code]?.alt_text ?? ''}
          onChange={({ target }) =>
            onChange({
              ...picture,
              translations: { ...translations, [code]: { alt_text: target.value } },
            })
          }
        />
      ))}
    </details>
  );
}
