import type { NavigationLink } from '@/ui/base/navigation-link'

/** Account pages in the guest's menu; labels are here, as its texts may load after the menu. */
export const accountLinks = [
  { route: 'memberProfile', label: { de: 'Profil', en: 'Profile', es: 'Perfil' } },
  { route: 'memberFavoriteCams', label: { de: 'Favoriten', en: 'Favourites', es: 'Favoritos' } },
  { route: 'memberMediathek', label: { de: 'Mediathek', en: 'Library', es: 'Mediateca' } },
  { route: 'memberPurchases', label: { de: 'Käufe', en: 'Purchases', es: 'Compras' } },
  { route: 'memberSettings', label: { de: 'Einstellungen', en: 'Settings', es: 'Ajustes' } },
] as const satisfies readonly NavigationLink[]
