/** The shop's time zone: days begin, offers end and parcels leave in Indian time. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata';
