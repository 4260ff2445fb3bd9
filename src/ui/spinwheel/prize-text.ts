import type { Prize } from '@/domain/spinwheel/prize'
import type { SpinSegment } from '@/domain/spinwheel/wheel'
import type { Texts } from '@/ui/texts/texts'

/** Returns the name of a prize. */
export function prizeText({ kind, amount, gift }: Prize, texts: Texts): string {
  switch (kind) {
    case 'coins':
      return texts.t('shell.coins', { count: amount })
    case 'gift':
      return texts.t('spinwheel.prize.gift', { count: amount, name: gift?.name ?? '' })
    case 'messages':
    case 'spin':
      return texts.t(`spinwheel.prize.${kind}`, { count: amount })
    case 'video':
    case 'album':
      return texts.t(`spinwheel.prize.${kind}`)
  }
}

/** The number on a segment: one piece is shown by its icon alone. */
export const segmentNumber = ({ kind, amount }: Prize, texts: Texts): string =>
  amount === 1 && kind !== 'coins' ? '' : texts.number(amount)

/** A chance in percent, with as many decimals as it has. */
export const chanceText = ({ chance }: Pick<SpinSegment, 'chance'>, texts: Texts): string =>
  texts.t('spinwheel.chances.percent', { count: chance / 100 })
