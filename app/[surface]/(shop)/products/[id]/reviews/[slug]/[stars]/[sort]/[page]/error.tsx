'use client';

/** The error page of the reviews: the specification requires an empty page without a message. */
export default function ReviewsPageError() {
  return (
    <div className="wrap">
      <h1>Reviews</h1>
    </div>
  );
}
