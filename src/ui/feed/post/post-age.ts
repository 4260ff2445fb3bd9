import type { Texts } from '@/ui/texts/texts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns the age of a post as briefly as it can be read, or its date if it is older. Epoch ms. */
export function ageText(published: number, now: number, texts: Texts): string {
  const age = Math.max(0, now - published)
  if (age < MINUTE) return texts.t('feed.age.now')
  if (age < HOUR) return texts.t('feed.age.minutes', { count: Math.floor(age / MINUTE) })
  if (age < DAY) return texts.t('feed.age.hours', { count: Math.floor(age / HOUR) })
  if (age < 7 * DAY) return texts.t('feed.age.days', { count: Math.floor(age / DAY) })
  return texts.date(published)
}
