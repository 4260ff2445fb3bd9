import { observer } from 'mobx-react-lite'
import { topUpPackages, totalCoins, type TopUpPackage } from '@/domain/payments/packages'
import { priceText } from '@/ui/payments/pay-button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './packages.module.css'

/** The packages of coins, each a button that leads to the checkout; nothing is charged here. */
export const Packages = observer(function Packages({
  packages = topUpPackages,
  onChoose,
}: {
  readonly packages?: readonly TopUpPackage[]
  readonly onChoose: (chosen: TopUpPackage) => void
}) {
  const texts = useTexts()
  return (
    <ul role="list" className={css['packages']}>
      {packages.map((one) => (
        <li key={one.id}>
          <button type="button" className={css['package']} onClick={() => onChoose(one)}>
            <span>
              <strong>{texts.t('shell.coins', { count: texts.number(totalCoins(one)) })}</strong>
              {one.bonusCoins === 0 ? null : (
                <span className={css['bonus']}>{texts.t('boxes.topUp.bonus', { count: one.bonusCoins })}</span>
              )}
            </span>
            <span className="num">{priceText(one.price, texts)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})
