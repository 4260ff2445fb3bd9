import { at, pages } from '@/domain/navigation/page-descriptor'

/** The guest's account, and the pages that links in mails open. */
export const guestPages = {
  ...pages(
    { section: 'account', isPersonal: true },
    {
      memberProfile: at('member/profile', 'mitglied/profil', 'miembro/perfil'),
      memberFavoriteCams: at('member/favorite-cams', 'mitglied/lieblings-cams', 'miembro/cams-favoritas'),
      memberPurchases: at('member/purchases', 'mitglied/kaeufe', 'miembro/compras'),
      memberSettings: at('member/settings', 'mitglied/einstellungen', 'miembro/ajustes'),
    },
  ),
  ...pages(
    { isPersonal: true },
    {
      newPassword: at('new-password', 'neues-passwort', 'nueva-contrasena'),
      confirmEmail: at('confirm-email', 'e-mail-bestaetigen', 'confirmar-correo'),
    },
  ),
}
