'use client';

import type { ReactNode } from 'react';
import useSWR from 'swr';
import { useText } from '#language';
import { Carousel } from '@/components/ui/carousel.client';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import { query } from '@/lib/api-routes/path';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { PopupSlide } from '@/lib/view/frame';
import styles from './login-art.module.css';

const AUTOPLAY_MS = 2_500;
const PHONE_MAX_WIDTH = 768;

/** The pictures are `public/art/login-{name}.avif`; phones use the `-strip` version. */
const OWN_SLIDES = [
  { name: 'elite', caption: 'Free delivery for Elite members' },
  { name: 'orders', caption: 'Track orders and invoices' },
  { name: 'wishlist', caption: 'Save your wishlist' },
] as const;

/**
 * Pictures beside the login: those of staff, without any three of the benefits of an account. On
 * small screens a strip without text.
 */
export function LoginArt({ className }: { className?: string }) {
  const { language } = useText();
  const { data, isLoading } = useSWR<PopupSlide[]>(
    query(shoppingApi.popupPictures(), { language }),
    readSlides,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  // Their place for a moment, so that no picture is replaced by another one.
  if (isLoading) {
    return (
      <div className={className}>
        <div className={`full block ${styles.picture}`} />
      </div>
    );
  }
  const slides = data && data.length > 0 ? data.map(toSlide) : OWN_SLIDES.map(toOwnSlide);
  return (
    <div className={className}>
      <Carousel label="With an account" layout="inset" autoplayMs={AUTOPLAY_MS} loop>
        {slides}
      </Carousel>
    </div>
  );
}

function toSlide({ id, text, image, mobile_image: narrow }: PopupSlide): ReactNode {
  return (
    <div key={id} className={styles.slide}>
      <Picture
        className={`full block ${styles.picture}`}
        picture={image}
        alt=""
        sizes="360px"
        narrow={narrow ? { picture: narrow, maxWidth: PHONE_MAX_WIDTH } : undefined}
      />
      {text && (
        <p className={styles.caption}>
          <StaffText text={text} />
        </p>
      )}
    </div>
  );
}

function toOwnSlide({ name, caption }: (typeof OWN_SLIDES)[number]): ReactNode {
  return (
    <div key={name} className={styles.slide} data-slide={name}>
      <picture>
        <source media="(max-width: 768px)" srcSet={`/art/login-${name}-strip.avif`} />
        <img
          src={`/art/login-${name}.avif`}
          alt=""
          width={720}
          height={900}
          loading="lazy"
          decoding="async"
          className={`full block ${styles.picture}`}
        />
      </picture>
      <p className={styles.caption}>
        <StaffText text={caption} />
      </p>
    </div>
  );
}

async function readSlides(path: string): Promise<PopupSlide[]> {
  const { getJson } = await import('@/lib/browser/http');
  return getJson<PopupSlide[]>(path);
}
