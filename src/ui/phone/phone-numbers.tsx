import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PHONE_LINES } from '@/domain/phone/pin'
import { Button } from '@/ui/kit/actions/button'
import { Radio } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import css from './phone.module.css'
import { PhoneForm } from './phone-form'
import type { PhoneViewModel } from './phone-view-model'

/** The verified numbers of the guest, and the form that verifies another one. */
export const PhoneNumbers = observer(function PhoneNumbers({ phone }: { readonly phone: PhoneViewModel }) {
  const texts = useTexts()
  const { lines, line, numbers } = phone
  return (
    <div className={css['numbers']}>
      {numbers.length === 0 ? null : (
        <ul role="list">
          {numbers.map(({ id, e123, type }) => (
            <li key={id}>
              <Check aria-hidden="true" />
              <span>
                <strong className="num">{e123}</strong> {texts.t(`phone.line.${type}`)}
              </span>
              <Button
                kind="ghost"
                size="s"
                aria-label={texts.t('phone.removeNumber', { number: e123 })}
                onClick={() => void phone.remove(id)}
              >
                {texts.t('phone.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {lines.length < 2 ? null : (
        <fieldset className={css['lines']}>
          <legend className="visually-hidden">{texts.t('phone.kind')}</legend>
          {PHONE_LINES.map((each) => (
            <Radio
              key={each}
              name="phone-line"
              label={texts.t(`phone.line.${each}`)}
              checked={each === line}
              onChoose={() => phone.choose(each)}
            />
          ))}
        </fieldset>
      )}
      {line === null ? null : <PhoneForm key={line} phone={phone} line={line} />}
    </div>
  )
})
