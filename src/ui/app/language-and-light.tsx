import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTexts } from '@/ui/texts/use-texts'
import { useAlive, useService } from '@/ui/base/container'
import { DeviceViewModel, THEMES } from '@/ui/base/device-view-model'
import css from './language-and-light.module.css'
import { LanguageLinks } from '@/ui/base/language-links'

/** The page's language and its light or dark theme. */
export const LanguageAndLight = observer(function LanguageAndLight() {
  const texts = useTexts()
  const device = useService(DeviceViewModel)
  const name = useId()
  const isAlive = useAlive()
  return (
    <div className={css['choices']}>
      <LanguageLinks className={css['languages'] ?? ''} />
      <fieldset className={css['themes']}>
        <legend className="visually-hidden">{texts.t('shell.theme.label')}</legend>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name={name}
              checked={(isAlive ? device.theme : 'dark') === theme}
              onChange={() => device.choose(theme)}
            />
            <span>{texts.t(`shell.theme.${theme}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
})
