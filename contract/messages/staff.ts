/** Messages of the dashboard. */
export const staffMessages = {
  /** `Order VN100012 is now packed.` */
  moved: (orderNumber: string, status: string) =>
    `Order ${orderNumber} is now ${status.toLowerCase()}.`,
  notLoaded: 'This list could not be loaded. Please try again later!',
  noOrders: 'No orders here',
  noLeads: 'No messages or leads here',
  noAppointments: 'No appointments here',
  noRefunds: 'No refunds are due',
  noShortStock: 'Nothing runs low',
  noReviews: 'No reviews yet',
} as const;
