import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of a guest's purchases, history and lists. */
export const libraryPages = pages(
  { section: 'account', isPersonal: true },
  {
    memberMediathek: at('member/mediathek', 'mitglied/mediathek', 'miembro/mediateca'),
    memberPhotos: at('member/mediathek/photos', 'mitglied/mediathek/fotos', 'miembro/mediateca/fotos'),
  },
)
