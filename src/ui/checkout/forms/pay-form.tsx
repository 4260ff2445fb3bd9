import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CheckoutSheet } from '@/application/payments/checkout-service'
import { lengthText } from '@/domain/media/length'
import { totalCoins, type TopUpPackage } from '@/domain/payments/packages'
import { path } from '@/domain/routes/path'
import { secondsWithPackage } from '@/domain/payments/shortage'
import { priceText, sumText } from '@/ui/payments/pay-button'
import { useTexts } from '@/ui/texts/use-texts'
import type { FormProps } from '@/ui/checkout/form-props'
import css from '@/ui/checkout/checkout-frame.module.css'
import { FormFrame } from './form-frame'
import { KeepMeans } from './keep-means'
import { meansOf } from './means-choice'
import { outcomeOf, Outcomes } from './outcomes'

/** Packages of coins with their prices, and the outcome in the sandbox. */
export const PayForm = observer(function PayForm({ frame }: FormProps) {
  const texts = useTexts()
  const packages = frame.sheet?.packages ?? []
  const [chosenId, choose] = useState(frame.sheet?.selectedPackageId ?? packages[0]?.id ?? '')
  const chosen = packages.find(({ id }) => id === chosenId)
  if (chosen === undefined) return null
  const isTour = frame.sheet?.flow === 'oneclickpaytour'
  return (
    <FormFrame
      frame={frame}
      title={texts.t('payments.frame.pay.title')}
      text={texts.t(isTour ? 'payments.frame.keep.tour' : 'payments.frame.pay.text')}
      ways={
        <>
          <a className={css['way']} href={path('prices', {}, texts.language)} target="_blank" rel="noopener">
            {texts.t('payments.compare.link')}
          </a>
          <Outcomes />
        </>
      }
      sum={{ price: chosen.price, per: 'once' }}
      words={(price) => texts.t('payments.frame.pay.submit', { price })}
      onPay={(agreed, read) =>
        frame.pay(
          {
            kind: 'pay',
            packageId: chosen.id,
            outcome: outcomeOf(read),
            ...(read('keepMeans') === 'yes' ? { keepMeans: meansOf(read) } : {}),
          },
          agreed,
        )
      }
    >
      <fieldset className={css['packages']}>
        <legend className="visually-hidden">{texts.t('payments.frame.pay.packages')}</legend>
        {packages.map((one) => (
          <label key={one.id} className={css['package']}>
            <input type="radio" name="package" checked={one.id === chosenId} onChange={() => choose(one.id)} />
            <strong>{texts.t('payments.frame.pay.coins', { count: texts.number(totalCoins(one)) })}</strong>
            <Hints of={one} talk={frame.sheet?.talk} />
            <span className="num">{sumText({ price: one.price, per: 'once' }, texts)}</span>
          </label>
        ))}
      </fieldset>
      <p className={css['summary']}>
        {texts.t('payments.frame.pay.tax', {
          price: priceText(chosen.price, texts),
          count: texts.number(totalCoins(chosen)),
        })}
      </p>
      <KeepMeans frame={frame} />
    </FormFrame>
  )
})

/** Notes on a package: its bonus coins, and how long it lasts with the guest's last actor. */
const Hints = observer(function Hints({
  of,
  talk,
}: {
  readonly of: TopUpPackage
  readonly talk: CheckoutSheet['talk']
}) {
  const texts = useTexts()
  const hints = [
    ...(of.bonusCoins > 0 ? [texts.t('payments.frame.pay.bonus', { count: of.bonusCoins })] : []),
    ...(talk === undefined
      ? []
      : [
          texts.t('payments.frame.pay.talk', {
            length: lengthText(secondsWithPackage(of, talk.pricePerMinute, talk.balance)),
            name: talk.host,
          }),
        ]),
  ]
  return hints.length === 0 ? null : <small>{hints.join(' · ')}</small>
})
