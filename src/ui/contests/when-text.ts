import type { Contest } from '@/domain/contests/contest'
import type { Texts } from '@/ui/texts/texts'

/** Says until when guests vote, from when on, or until when they did. */
export const whenText = ({ phase, startsAt, endsAt }: Contest, texts: Pick<Texts, 't' | 'date'>): string =>
  texts.t(`contests.when.${phase}`, { date: texts.date(phase === 'announced' ? startsAt : endsAt) })
