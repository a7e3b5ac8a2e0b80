/*
 * The paths of the storefront's own calls, below `app/api`: forms post to them and `lib/browser`
 * sends to them. No other file writes one by hand.
 */

type Id = number | string;

/** Appends a query to a path; values are encoded. */
const query = (path: string, values: Record<string, string>): string =>
  `${path}?${new URLSearchParams(values)}`;

export const apiRoutes = {
  session: () => '/api/session',
  search: (text: string) => query('/api/search', { q: text }),
  captcha: (form: string) => query('/api/captcha', { form }),
  login: () => '/api/login',
  /** Checks whether a login is still valid, and redirects. */
  checkLogin: (next: string) => query('/api/login/check', { next }),
  logout: () => '/api/logout',
  loginCode: () => '/api/otp',
  verifyLoginCode: () => '/api/otp/verify',
  signup: () => '/api/signup',
  resetPassword: () => '/api/reset-password',
  resetPasswordLink: (token: string) => `/api/reset-password/${encodeURIComponent(token)}`,
  updatePassword: () => '/api/update-password',
  confirmEmail: () => '/api/confirm-email',
  sendConfirmEmail: () => '/api/confirm-email/send',
  profile: () => '/api/profile',
  closeAccount: () => '/api/profile/deactivate',
  avatar: () => '/api/profile/picture',
  removeAvatar: () => '/api/profile/picture/remove',
  addresses: () => '/api/addresses',
  address: (id: Id) => `/api/addresses/${id}`,
  removeAddress: (id: Id) => `/api/addresses/${id}/remove`,
  countries: (text: string) => query('/api/places/countries', { q: text }),
  states: (countryId: Id) => `/api/places/states/${countryId}`,
  cities: (stateId: Id) => `/api/places/cities/${stateId}`,
  pin: (pin: string) => `/api/places/pin/${pin}`,
  cart: () => '/api/cart',
  cartLine: (id: Id) => `/api/cart/${id}`,
  gift: () => '/api/cart/gift',
  voucher: () => '/api/voucher',
  wishlist: () => '/api/wishlist',
  moveToCart: (productId: Id) => `/api/wishlist/${productId}/to-cart`,
  reviews: (productId: Id) => `/api/reviews/${productId}`,
  checkout: () => '/api/checkout',
  payment: (txnid: string) => `/api/payment/${txnid}`,
  cancelOrder: (id: Id) => `/api/orders/${id}/cancel`,
  payOrder: (id: Id) => `/api/orders/${id}/pay`,
  reorder: (id: Id) => `/api/orders/${id}/reorder`,
  orderDocument: (id: Id, kind: 'invoice' | 'credit-note') => `/api/orders/${id}/${kind}`,
  moveOrder: (id: Id) => `/api/staff/orders/${id}/move`,
  contactEnquiry: () => '/api/enquiries/contact',
  leadEnquiry: (kind: 'business' | 'export') => `/api/enquiries/${kind}`,
  giftCards: () => '/api/gift-vouchers',
  redeemGiftCard: () => '/api/gift-vouchers/redeem',
  /** The event as a calendar file. */
  eventCalendar: (id: Id) => `/api/events/${id}/calendar`,
  membership: () => '/api/elite',
  membershipPayment: () => '/api/elite/purchase',
  membershipPaymentOf: (txnid: string) => query('/api/elite/purchase', { txnid }),
  cancelMembership: (id: Id) => `/api/elite/${id}/cancel`,
  appointments: () => '/api/appointments',
  appointmentSlots: () => '/api/appointments/slots',
  /** The name and contacts that fill in the form. */
  appointmentContact: () => '/api/appointments/contact',
  cancelAppointment: (id: Id) => `/api/appointments/${id}/cancel`,
  appointmentCalendar: (id: Id) => `/api/appointments/${id}/calendar`,
} as const;
