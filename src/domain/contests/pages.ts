import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of contests [NAV-043][NAV-044]. */
export const contestPages = pages({}, { contests: at('contests'), contest: at('contests/{contestId}') })
