import type { PlatformRules } from '@/adapters/backend/assembly/platform-rules'
import type { Configuration } from '@/application/configuration/configuration'

/**
 * Returns the rules of a platform: its own, and the settings of the site's configuration. No other
 * code passes on settings of a site, so that each acts on a server and in the embedded backend
 * alike.
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
