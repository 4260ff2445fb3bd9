import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGES } from '@/domain/navigation/language'
import { switchLanguage } from '@/domain/navigation/switch-language'
import { Link } from '@/ui/kit/link'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from './container'
import { DeviceViewModel, THEMES } from './device-view-model'
import css from './language-and-light.module.css'

/** Languages are named in their own words, so that whoever cannot read this page finds theirs. */
export const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English', es: 'Español' } as const

/** Which language the page speaks and by which light it is read. */
export const LanguageAndLight = observer(function LanguageAndLight() {
  const texts = useTexts()
  const device = useService(DeviceViewModel)
  const { pathname, search, hash } = useLocation()
  const name = useId()
  return (
    <div className={css['choices']}>
      <nav aria-label={texts.t('shell.language.label')} className={css['languages']}>
        {LANGUAGES.map((language) => (
          <Link
            key={language}
            href={switchLanguage(`${pathname}${search}${hash}`, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === texts.language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </Link>
        ))}
      </nav>
      <fieldset className={css['themes']}>
        <legend className="visually-hidden">{texts.t('shell.theme.label')}</legend>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name={name} checked={device.theme === theme} onChange={() => device.choose(theme)} />
            <span>{texts.t(`shell.theme.${theme}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
})
