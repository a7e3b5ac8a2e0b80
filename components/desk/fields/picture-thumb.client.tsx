'use client';

import useSWR from 'swr';
import { SmallPicture } from '@/components/ui/small-picture';
import type { PictureProgress } from '@/contract/staff/pictures';
import { deskApi } from '@/lib/api-routes/desk';
import { readPictureSizes } from '@/lib/browser/desk-pictures';
import { DeskIcon } from '../desk-icon.client';
import styles from './pictures.module.css';

const EVERY_MS = 1_500;

/** A stored picture, small, and how far its sizes are. */
export function PictureThumb({ id }: { id: string }) {
  const { data } = useSWR<PictureProgress>(deskApi.entry('pictures', id), readPictureSizes, {
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest && latest.made < latest.total ? EVERY_MS : 0),
  });
  if (!data) {
    return (
      <span className={`filled stack place-center relative faint frame round-1 ${styles.thumb}`}>
        <DeskIcon name="image" />
      </span>
    );
  }
  const { picture, made, total } = data;
  return (
    <span className={`filled stack place-center relative faint frame round-1 ${styles.thumb}`}>
      <SmallPicture file={`${picture.src}/${picture.widths[0]}.webp`} />
      {made < total && (
        <progress value={made} max={total} aria-label={`${made} of ${total} sizes are made`} />
      )}
    </span>
  );
}
