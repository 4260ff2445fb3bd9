import type { FeatureLink } from '@/ui/base/feature-link'

/** The way to all cam shows. */
export const navigationLink: FeatureLink = { route: 'camShows', label: { de: 'Shows', en: 'Shows', es: 'Shows' } }
