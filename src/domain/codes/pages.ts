import { at, pages } from '@/domain/navigation/page-descriptor'

/** The page of bonus codes and vouchers [GUE-014][NAV-055]. */
export const codePages = pages(
  { section: 'account', isPersonal: true },
  {
    memberBenefits: at('member/benefits', 'mitglied/vorteile', 'miembro/ventajas'),
  },
)
