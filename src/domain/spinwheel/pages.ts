import { at, pages } from '@/domain/navigation/page-descriptor'

/** The page of the spin wheel. */
export const spinwheelPages = pages(
  { section: 'account', isPersonal: true },
  {
    memberSpinwheel: at('member/spinwheel', 'mitglied/gluecksrad', 'miembro/ruleta'),
  },
)
