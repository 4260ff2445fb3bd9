import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { MAX_CODE, type BonusCode } from '@/domain/codes/bonus-code'
import { expiryOf } from '@/domain/vouchers/validity'
import { Card } from '@/ui/account/card'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Form, type FormErrors } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { VipButton, type Membership } from '@/ui/payments/vip-offer'
import { useTexts } from '@/ui/texts/use-texts'
import { BenefitList } from './benefit-list'
import css from './benefits.module.css'
import type { RedeemViewModel } from './redeem-view-model'

interface Props {
  readonly redeem: Pick<
    RedeemViewModel,
    | 'typed'
    | 'isMissing'
    | 'check'
    | 'redeemed'
    | 'promoted'
    | 'isBusy'
    | 'error'
    | 'refusal'
    | 'write'
    | 'look'
    | 'redeem'
  >
  readonly membership: Membership & { readonly checkout: Pick<Checkout, 'open'> }
}

/** The field for a code, what it brings, and what came of it [VOU-024]. */
export const RedeemCard = observer(function RedeemCard({ redeem, membership }: Props) {
  const texts = useTexts()
  const { refusal, isMissing, error, check, redeemed } = redeem
  const errors = useMemo((): FormErrors => {
    if (isMissing) return { code: texts.t('codes.form.missing') }
    if (error !== null) return { code: texts.t(`errors.${error}`) }
    return refusal === null ? {} : { code: texts.t(`codes.refused.${refusal}`) }
  }, [isMissing, error, refusal, texts])
  const canRedeem = check?.canRedeem.success === true
  return (
    <Card title={texts.t('codes.form.title')}>
      <Promoted redeem={redeem} />
      <Form className={css['form']} errors={errors} onSubmit={() => void (canRedeem ? redeem.redeem() : redeem.look())}>
        <TextField
          label={texts.t('codes.form.label')}
          hint={texts.t('codes.form.hint')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE}
          value={redeem.typed}
          onChange={(typed) => redeem.write(typed)}
        />
        <Button type="submit" kind="primary" loading={redeem.isBusy}>
          {texts.t(canRedeem ? 'codes.form.redeem' : 'codes.form.look')}
        </Button>
      </Form>
      <Solution redeem={redeem} membership={membership} />
      {check?.bonusCode == null ? null : <Brings code={check.bonusCode} />}
      {redeemed === null ? null : (
        <div role="status" className={css['done']}>
          <p>
            {texts.t(redeemed.state === 'waiting' ? 'codes.done.waiting' : 'codes.done.given', { code: redeemed.code })}
          </p>
          <BenefitList benefits={redeemed.benefits} rewards={redeemed.rewards} />
          {redeemed.state === 'waiting' ? (
            <Button onClick={() => void membership.checkout.open('moneycharge')}>
              {texts.t('shell.account.topUp')}
            </Button>
          ) : null}
        </div>
      )}
      <p>
        <Button kind="ghost" size="s" onClick={() => void membership.checkout.open('scratchcard')}>
          {texts.t('codes.form.scratch')}
        </Button>
      </p>
    </Card>
  )
})

/** The promotion of the operator, with how many are left. */
const Promoted = observer(function Promoted({ redeem }: Pick<Props, 'redeem'>) {
  const texts = useTexts()
  const promoted = redeem.promoted.value
  if (promoted == null || promoted.remainingCount === 0) return null
  const { code, remainingCount, validTo } = promoted
  const date = texts.date(validTo)
  return (
    <div className={css['promoted']}>
      <p>
        <strong>{texts.t('codes.promoted.title', { code })}</strong>
        <small>
          {remainingCount === null
            ? texts.t('codes.promoted.open', { date })
            : texts.t('codes.promoted.left', { count: remainingCount, date })}
        </small>
      </p>
      <Button size="s" loading={redeem.isBusy && redeem.typed === code} onClick={() => void redeem.look(code)}>
        {texts.t('codes.form.look')}
      </Button>
    </div>
  )
})

/** What a guest can do about a condition. */
const Solution = observer(function Solution({ redeem: { refusal }, membership }: Pick<Props, 'redeem' | 'membership'>) {
  const texts = useTexts()
  const href = useHref()
  if (refusal === 'mobile-auth-required')
    return (
      <p>
        <ButtonLink href={href('memberSettings', {})}>{texts.t('codes.solve.phone')}</ButtonLink>
      </p>
    )
  if (refusal === 'vip-required')
    return (
      <p>
        <VipButton of={membership} />
      </p>
    )
  return null
})

const Brings = observer(function Brings({ code: { code, config } }: { readonly code: BonusCode }) {
  const texts = useTexts()
  const { conditions, benefits, containsTopUpBenefit } = config
  return (
    <section className={css['brings']} aria-label={texts.t('codes.brings.title', { code })}>
      <h3>{texts.t('codes.brings.title', { code })}</h3>
      <BenefitList benefits={benefits} rewards={[]} />
      <p className={css['marks']}>
        <Badge>{texts.t('codes.brings.until', { date: texts.date(expiryOf(config)) })}</Badge>
        {conditions.vip ? <Badge tone="gold">{texts.t('codes.brings.vip')}</Badge> : null}
        {conditions.requireMobileAuth ? <Badge>{texts.t('codes.brings.phone')}</Badge> : null}
      </p>
      {containsTopUpBenefit ? <p className={css['note']}>{texts.t('codes.brings.topUp')}</p> : null}
    </section>
  )
})
