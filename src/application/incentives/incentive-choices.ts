/** The ways an incentive leaves the page: the guest closed it, or followed it (INC-007). */
export const CLOSE_RESULTS = ['closed', 'accepted'] as const

/** One of the values in `CLOSE_RESULTS`. */
export type CloseResult = (typeof CLOSE_RESULTS)[number]

/**
 * The information a guest can give about themselves here: whether they want to see hints (INC-012).
 */
export const GUEST_INFO_TYPES = ['hints'] as const

/** One of the values in `GUEST_INFO_TYPES`. */
export type GuestInfoType = (typeof GUEST_INFO_TYPES)[number]

/** Whether the guest wants the teaser of auto-recharge (INC-016). */
export const AUTO_RECHARGE_TEASER_MODES = ['shown', 'hidden'] as const

/** One of the values in `AUTO_RECHARGE_TEASER_MODES`. */
export type AutoRechargeTeaserMode = (typeof AUTO_RECHARGE_TEASER_MODES)[number]
