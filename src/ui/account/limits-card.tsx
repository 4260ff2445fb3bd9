import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LIMIT_PERIODS, type LimitPeriod } from '@/domain/access/limits'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Form } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import { HelpLink } from '@/ui/base/help-link'
import { LoadError } from '@/ui/base/load-error'
import { useTexts } from '@/ui/texts/use-texts'
import { Card } from './card'
import css from './limits-card.module.css'
import { EXCLUSION_DAYS, type LimitsViewModel } from './limits-view-model'

/** The guest's spending limits, and self-exclusion for a period (rulings: spending limits). */
export const LimitsCard = observer(function LimitsCard({ limits }: { readonly limits: LimitsViewModel }) {
  const texts = useTexts()
  return (
    <Card
      title={texts.t('account.limits.title')}
      hint={texts.t('account.limits.hint')}
      action={<HelpLink answer="limits" />}
    >
      {limits.error !== null ? (
        <LoadError of={limits} />
      ) : limits.report === null ? (
        <Skeleton height="220px" shape="block" />
      ) : (
        <>
          <div className={css['periods']}>
            {LIMIT_PERIODS.map((period) => (
              <Period key={period} limits={limits} period={period} />
            ))}
          </div>
          <Exclusion limits={limits} />
        </>
      )}
    </Card>
  )
})

const Period = observer(function Period({
  limits,
  period,
}: {
  readonly limits: LimitsViewModel
  readonly period: LimitPeriod
}) {
  const texts = useTexts()
  const waiting = limits.waitingOf(period)
  const spent = texts.t('account.limits.spent', { count: limits.report?.spent[period] ?? 0 })
  const later =
    waiting === null
      ? ''
      : texts.t(waiting.coins === null ? 'account.limits.liftedFrom' : 'account.limits.raisedFrom', {
          count: waiting.coins ?? 0,
          when: texts.dateTime(waiting.from),
        })
  return (
    <Form
      className={css['period']}
      aria-label={texts.t(`account.limits.${period}`)}
      onSubmit={() => void limits.save(period)}
    >
      <TextField
        label={texts.t(`account.limits.${period}`)}
        hint={later === '' ? spent : `${spent} ${later}`}
        validate={() => (limits.isValid(period) ? undefined : texts.t('account.limits.invalid'))}
        placeholder={texts.t('account.limits.none')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        after="VXC"
        value={limits.draftOf(period)}
        onChange={(text) => limits.write(period, text)}
      />
      <Button type="submit" loading={limits.isSaving}>
        {texts.t('account.limits.save')}
      </Button>
    </Form>
  )
})

const Exclusion = observer(function Exclusion({ limits }: { readonly limits: LimitsViewModel }) {
  const texts = useTexts()
  const [days, setDays] = useState<number | null>(null)
  const { excludedUntil } = limits
  const confirm = () => {
    if (days !== null) void limits.exclude(days).then(() => setDays(null))
  }
  return (
    <div className={css['exclusion']}>
      <h3>{texts.t('account.limits.exclusion')}</h3>
      <p>
        {excludedUntil === null
          ? texts.t('account.limits.exclusionHint')
          : texts.t('account.limits.excludedUntil', { when: texts.dateTime(excludedUntil) })}
      </p>
      <div className={css['spans']}>
        {EXCLUSION_DAYS.map((span) => (
          <Button key={span} onClick={() => setDays(span)}>
            {texts.t('account.limits.days', { count: span })}
          </Button>
        ))}
      </div>
      <Dialog
        open={days !== null}
        title={texts.t('account.limits.confirmTitle', { count: days ?? 1 })}
        closeLabel={texts.t('shell.states.close')}
        onClose={() => setDays(null)}
        size="s"
        footer={
          <>
            <Button onClick={() => setDays(null)}>{texts.t('account.limits.keep')}</Button>
            <Button kind="danger" loading={limits.isSaving} onClick={confirm}>
              {texts.t('account.limits.confirm')}
            </Button>
          </>
        }
      >
        <p>{texts.t('account.limits.confirmText')}</p>
      </Dialog>
    </div>
  )
})
