import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { SpinWin } from '@/domain/spinwheel/prize'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { PrizeIcon } from './prize-icon'
import { prizeText } from './prize-text'
import css from './spin-wheel.module.css'
import { WinNext } from './win-next'

/** The win of a spin, and its next steps. */
export const WinCard = observer(function WinCard({ win }: { readonly win: SpinWin }) {
  const texts = useTexts()
  const { prize, content, drawn } = win
  const card = useRef<HTMLElement>(null)
  // On a phone it is below the wheel, and may be out of sight.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={card} className={css['won']} aria-labelledby="spin-won">
      {content === null ? (
        <span className={css['wonIcon']}>
          <PrizeIcon prize={prize} />
        </span>
      ) : (
        <Picture
          className={css['wonPicture'] ?? ''}
          source={pictureOf(content.cover)}
          alt=""
          shape="landscape"
          sizes="240px"
        />
      )}
      <div className={css['wonText']}>
        <h2 id="spin-won">{content === null ? prizeText(prize, texts) : content.title}</h2>
        <p>
          {content === null
            ? texts.t(`spinwheel.won.${prize.kind}`)
            : texts.t(`spinwheel.won.${prize.kind}`, { name: content.actorName })}
        </p>
        {drawn === prize.kind ? null : <p>{texts.t('spinwheel.won.instead')}</p>}
        <WinNext win={win} />
      </div>
    </section>
  )
})
