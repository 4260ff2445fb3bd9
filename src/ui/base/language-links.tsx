import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { LANGUAGES } from '@/domain/navigation/language'
import { switchLanguage } from '@/domain/routes/switch-language'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'

/** Languages are named in themselves, so that a user who cannot read this page finds theirs. */
export const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English', es: 'Español' } as const

/** The page in each language. */
export const LanguageLinks = observer(function LanguageLinks({
  className,
  onChoose,
}: {
  readonly className: string
  readonly onChoose?: () => void
}) {
  const texts = useTexts()
  const { pathname, search, hash } = useLocation()
  return (
    <nav aria-label={texts.t('shell.language.label')} className={className}>
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          href={switchLanguage(`${pathname}${search}${hash}`, language)}
          hrefLang={language}
          lang={language}
          aria-current={language === texts.language || undefined}
          onClick={onChoose}
        >
          {LANGUAGE_NAMES[language]}
        </Link>
      ))}
    </nav>
  )
})
