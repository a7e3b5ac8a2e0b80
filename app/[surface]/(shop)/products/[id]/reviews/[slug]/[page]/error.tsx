'use client';

/** The reviews could not be read: the specification leaves the page empty, without a message. */
export default function ReviewsPageError() {
  return (
    <div className="wrap">
      <h1>Reviews</h1>
    </div>
  );
}
