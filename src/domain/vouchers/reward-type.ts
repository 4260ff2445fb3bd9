/** Everything events, games and codes can reward a guest with, in the documents' order [VOU-023]. */
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

/** Lets a border decide about a name before it becomes a reward type [VOU-023]. */
export const isRewardType = (name: string): name is RewardType => rewardTypes.some((type) => type === name)
