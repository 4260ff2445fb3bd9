import { formatOf, type Texts } from '@/ui/texts/texts'

/** English dates are written as the British write them. */
const localeOf = ({ language }: Pick<Texts, 'language'>): string => (language === 'en' ? 'en-GB' : language)

/** A day of this week or the next, on the guest's clock: "Thu 26 Nov". */
export const dayName = (at: number, texts: Pick<Texts, 'language' | 'timeZone'>): string =>
  formatOf(localeOf(texts), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: texts.timeZone,
  }).format(at)
