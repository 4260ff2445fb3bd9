import { observer } from 'mobx-react-lite'
import type { SpinSegment } from '@/domain/spinwheel/wheel'
import { Card } from '@/ui/account/card'
import { useTexts } from '@/ui/texts/use-texts'
import { PrizeIcon } from './prize-icon'
import { chanceText, prizeText } from './prize-text'
import css from './spin-wheel.module.css'

/** Every prize with its chance. */
export const Chances = observer(function Chances({ segments }: { readonly segments: readonly SpinSegment[] }) {
  const texts = useTexts()
  return (
    <Card title={texts.t('spinwheel.chances.title')} hint={texts.t('spinwheel.chances.hint')}>
      <table className={css['chances']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.t('spinwheel.chances.prize')}</th>
            <th scope="col">{texts.t('spinwheel.chances.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <tr key={segment.id}>
              <th scope="row">
                <span className={css['prize']}>
                  <PrizeIcon prize={segment.prize} />
                  <span>
                    {prizeText(segment.prize, texts)}
                    {segment.insteadCoins === null ? null : (
                      <small>{texts.t('spinwheel.chances.instead', { count: segment.insteadCoins })}</small>
                    )}
                  </span>
                </span>
              </th>
              <td className="num">{chanceText(segment, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
})
