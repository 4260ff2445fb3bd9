import type { NavigationLink } from '@/ui/base/navigation-link'

/** Links of features in the navigation, behind the videos: each is found by the name of its file, in the order of their folders. */
export const featureLinks: readonly NavigationLink[] = Object.values(
  import.meta.glob<NavigationLink>(['/src/ui/*/navigation-link.ts', '!/src/ui/base/*'], {
    eager: true,
    import: 'navigationLink',
  }),
)
