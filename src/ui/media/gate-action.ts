import type { Money } from '@/domain/money/money'
import type { Texts } from '@/ui/texts/texts'
import type { GateBoxKind } from './gate-box'

/** What the button of a gate says. */
export function gateAction(kind: GateBoxKind, price: Money, texts: Texts): string {
  return kind === 'purchase' || kind === 'sale'
    ? texts.t('media.offer.buy', { count: price.value })
    : texts.t(`media.gate.${kind}.action`)
}
