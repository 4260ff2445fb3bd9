import type { Texts } from '@/ui/texts/texts'

/** A day of this week or the next, on the guest's clock: "Thu 26 Nov". */
export const dayName = (at: number, texts: Pick<Texts, 'formatted'>): string =>
  `${texts.formatted(at, { weekday: 'short' })} ${texts.formatted(at, { day: 'numeric', month: 'short' })}`
