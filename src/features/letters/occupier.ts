/** Replaces a missing name. */
export const OCCUPIER = 'The Occupier'
