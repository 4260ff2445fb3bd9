import type { FeatureLink } from '@/ui/base/feature-link'

/** The way to all albums. */
export const navigationLink: FeatureLink = { route: 'albums', label: { de: 'Alben', en: 'Albums', es: 'Álbumes' } }
