import type { NavigationLink } from '@/ui/base/navigation-link'

/** The way to the magazine. */
export const navigationLink: NavigationLink = { route: 'blog', label: { de: 'Magazin', en: 'Magazine', es: 'Revista' } }
