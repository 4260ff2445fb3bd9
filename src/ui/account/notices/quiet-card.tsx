import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { areValidHours } from '@/domain/notifications/quiet-hours'
import { Card } from '@/ui/account/card'
import { Button } from '@/ui/kit/actions/button'
import { Form } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import { Switch } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import { clockText, minuteOf } from './clock-text'
import css from './notices.module.css'
import type { NoticesViewModel } from './notices-view-model'

/** The hours in which nothing is sent. */
export const QuietCard = observer(function QuietCard({ notices }: { readonly notices: NoticesViewModel }) {
  const texts = useTexts()
  const choices = notices.report?.choices
  const quiet = choices?.quiet ?? null
  const [from, setFrom] = useState(clockText(quiet?.from ?? 0))
  const [to, setTo] = useState(clockText(quiet?.to ?? 0))
  const hours = { from: minuteOf(from) ?? -1, to: minuteOf(to) ?? -1 }
  const validate = () => (areValidHours(hours) ? undefined : texts.t('account.notices.invalidHours'))
  return (
    <Card title={texts.t('account.notices.quiet')} hint={texts.t('account.notices.quietHint')}>
      <Switch label={texts.t('account.notices.quietOn')} on={quiet !== null} onToggle={(on) => notices.setQuiet(on)} />
      {quiet === null ? null : (
        <Form className={css['form']} onSubmit={() => void notices.saveHours(hours)}>
          <div className={css['hours']}>
            <TextField label={texts.t('account.notices.from')} type="time" value={from} onChange={setFrom} />
            <TextField
              label={texts.t('account.notices.to')}
              type="time"
              value={to}
              onChange={setTo}
              validate={validate}
            />
          </div>
          <p className={css['zone']}>{texts.t('account.notices.zone', { zone: choices?.timeZone ?? '' })}</p>
          <Button type="submit">{texts.t('account.notices.save')}</Button>
        </Form>
      )}
    </Card>
  )
})
