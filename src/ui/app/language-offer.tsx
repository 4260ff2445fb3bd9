import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import type { Language } from '@/domain/navigation/language'
import { switchLanguage } from '@/domain/routes/switch-language'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import css from './language-offer.module.css'

/** In the offered language: its readers may understand no other. */
const OFFERS: Readonly<Record<Language, { readonly text: string; readonly link: string; readonly no: string }>> = {
  de: { text: 'Vesper gibt es auch auf Deutsch.', link: 'Auf Deutsch weiter', no: 'Nein, danke' },
  en: { text: 'Vesper is also available in English.', link: 'Continue in English', no: 'No, thanks' },
  es: { text: 'Vesper también está en español.', link: 'Continuar en español', no: 'No, gracias' },
}

/** Offers the page in the browser's language, once: either answer is stored. */
export const LanguageOffer = observer(function LanguageOffer({ language }: { readonly language: Language }) {
  const texts = useTexts()
  const device = useService(DeviceViewModel)
  const { pathname, search, hash } = useLocation()
  const { text, link, no } = OFFERS[language]
  return (
    <section className={css['offer']} lang={language} aria-label={text}>
      <p>{text}</p>
      <Link href={switchLanguage(`${pathname}${search}${hash}`, language)} hrefLang={language}>
        {link}
      </Link>
      <IconButton label={no} onClick={() => device.wantLanguage(texts.language)}>
        <X />
      </IconButton>
    </section>
  )
})
