import type { NavigationLink } from '@/ui/base/navigation-link'

/** The pages of the account in the guest's own menu; its labels are here, because the menu is open before the texts of the account are loaded. */
export const accountLinks = [
  { route: 'memberProfile', label: { de: 'Profil', en: 'Profile', es: 'Perfil' } },
  { route: 'memberFavoriteCams', label: { de: 'Favoriten', en: 'Favourites', es: 'Favoritos' } },
  { route: 'memberMediathek', label: { de: 'Mediathek', en: 'Library', es: 'Mediateca' } },
  { route: 'memberPurchases', label: { de: 'Käufe', en: 'Purchases', es: 'Compras' } },
  { route: 'memberSettings', label: { de: 'Einstellungen', en: 'Settings', es: 'Ajustes' } },
] as const satisfies readonly NavigationLink[]
