/** What one of the customer's address columns holds. */
export const ROLES = ['line1', 'line2', 'line3', 'line4', 'line5', 'town', 'county', 'postcode'] as const

export type Role = (typeof ROLES)[number]
