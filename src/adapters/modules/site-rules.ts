import type { PlatformRules } from '@/adapters/backend/assembly/platform-rules'
import type { Configuration } from '@/application/configuration/configuration'

/**
 * The rules of a platform: its own, and what the configuration of the site sets. The one place that passes settings of a
 * site on, so that each acts on a server and in the embedded backend alike.
 */
export const siteRules = (
  { disableLogin, redirectAfterLogin, platform, affiliate, moneyFormat }: Configuration,
  own: PlatformRules,
): PlatformRules => ({
  ...own,
  access: { ...own.access, disableLogin },
  payments: {
    ...own.payments,
    moneyFormat,
    site: { platform, affiliate },
    leavesAfterLogin: redirectAfterLogin !== null,
  },
})
