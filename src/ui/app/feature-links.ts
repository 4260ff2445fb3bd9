import type { FeatureLink } from '@/ui/base/feature-link'

/** Links of features in the navigation, behind the videos: each is found by the name of its file, in the order of their folders. */
export const featureLinks: readonly FeatureLink[] = Object.values(
  import.meta.glob<FeatureLink>('/src/ui/*/navigation-link.ts', { eager: true, import: 'navigationLink' }),
)
