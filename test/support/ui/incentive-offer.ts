import type { Offer } from '@/domain/incentives/offer'

/** An offer to top up; a test names the fields it needs. */
export const offerWith = (change: Partial<Offer> = {}): Offer => ({
  id: 'autumn',
  region: 'page',
  type: 'refill',
  event: null,
  uniqueGroup: null,
  priority: 40,
  countdown: null,
  countdownStartTime: null,
  title: '20 coins on top',
  text: 'Only this week.',
  label: 'Top up now',
  target: { kind: 'flow', flow: 'moneycharge' },
  ...change,
})
