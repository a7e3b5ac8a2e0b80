'use client';

import { useText } from '#language';

/** The error page of the reviews: the specification requires an empty page without a message. */
export default function ReviewsPageError() {
  const t = useText();
  return (
    <div className="wrap">
      <h1>{t('Reviews')}</h1>
    </div>
  );
}
