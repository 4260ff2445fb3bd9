import { observer } from 'mobx-react-lite'
import type { ActorTrait } from '@/domain/actors/actor'
import { openersFor, type Opener } from '@/domain/chat/openers'
import { vxc } from '@/domain/money/money'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import type { DraftViewModel } from '@/ui/messenger/draft-view-model'
import { PayButton } from '@/ui/payments/pay-button'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './openers.module.css'

/** First lines to tap, until the guest has written one. */
export const Openers = observer(function Openers({
  draft,
  actor,
}: {
  readonly draft: Pick<DraftViewModel, 'textPrice' | 'write' | 'send'>
  readonly actor: { readonly tags: readonly ActorTrait[] }
}) {
  const texts = useTexts()
  return (
    <ChipRow label={texts.t('chat.openers.label')}>
      {openersFor(actor).map((opener) => {
        const words = wordsOf(opener, texts)
        return (
          <PayButton
            key={opener.kind}
            size="s"
            className={css['opener']}
            sum={{ price: vxc(draft.textPrice), per: 'once' }}
            words={() => words}
            onPay={(agreed) => {
              draft.write(words)
              void draft.send(agreed)
            }}
          />
        )
      })}
    </ChipRow>
  )
})

/** Returns an opener's words. Labels are capitalized; in a sentence only German nouns are. */
export function wordsOf(opener: Opener, texts: Pick<Texts, 't' | 'language'>): string {
  if (opener.kind !== 'pastime') return texts.t(`chat.openers.${opener.kind}`)
  const label = texts.language === 'de' ? opener.label : opener.label.toLowerCase()
  return texts.t('chat.openers.pastime', { label })
}
