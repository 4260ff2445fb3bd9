/** All rewards of events, games and codes, in the documents' order [VOU-023]. */
export const rewardTypes = [
  'bonus-code',
  'bonus',
  'on-top',
  'video',
  'live-show',
  'ticket-show',
  'vip-bonus',
  'vip-abo',
  'chat-roses',
  'merchandise',
  'messenger-gift',
  'photo-album',
  'video-voucher',
  'free-spins',
  'free-messages',
] as const

/** One of the fifteen reward types [VOU-023]. */
export type RewardType = (typeof rewardTypes)[number]

/** Whether a name from outside is a reward type [VOU-023]. */
export const isRewardType = (name: string): name is RewardType => rewardTypes.some((type) => type === name)
