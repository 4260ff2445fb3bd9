import { observer } from 'mobx-react-lite'
import { Configuration } from '@/application/configuration/configuration'
import { helpCentreLanguage, modelSiteLanguage, reportArticleLanguage } from '@/domain/navigation/footer'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { Link } from '@/ui/kit/link'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from './container'
import { DeviceViewModel, type Theme } from './device-view-model'
import css from './footer.module.css'
import { LanguageLinks } from './language-links'
import { useHref } from './use-href'

const THEMES: readonly Theme[] = ['dark', 'light', 'auto']

/** The foot of every page: who it is for, what the rules are, which language and which light. */
export const Footer = observer(function Footer() {
  const texts = useTexts()
  const href = useHref()
  const consent = useService(ConsentViewModel)
  const device = useService(DeviceViewModel)
  const outside = useOutsideLinks()
  const { links } = useService<Configuration>(Configuration)
  return (
    <footer className={css['footer']} aria-label={texts.t('shell.footer.label')}>
      <div className={css['inner']}>
        <p className={css['adults']}>{texts.t('shell.footer.adults')}</p>
        <ul role="list" className={css['links']}>
          {links.help === null ? <FootLink route="help" /> : null}
          <FootLink route="contact" />
          <FootLink route="imprint" />
          <li>
            <Link href={href('termsOfService', {})}>{texts.t('shell.footer.terms')}</Link>
          </li>
          <li>
            <Link href={href('dataProtection', {})}>{texts.t('shell.footer.privacy')}</Link>
          </li>
          {outside.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {label}
              </a>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => consent.reopen()}>
              {texts.t('shell.footer.cookies')}
            </button>
          </li>
        </ul>
        <div className={css['choices']}>
          <LanguageLinks className={css['languages'] ?? ''} />
          <fieldset className={css['themes']}>
            <legend className="visually-hidden">{texts.t('shell.theme.label')}</legend>
            {THEMES.map((theme) => (
              <label key={theme}>
                <input
                  type="radio"
                  name="theme"
                  checked={device.theme === theme}
                  onChange={() => device.choose(theme)}
                />
                <span>{texts.t(`shell.theme.${theme}`)}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <p className={css['made']}>{texts.t('shell.footer.made')}</p>
      </div>
    </footer>
  )
})

/** A page of ours by the word for it. */
const FootLink = observer(function FootLink({ route }: { readonly route: 'help' | 'contact' | 'imprint' }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <li>
      <Link href={href(route, {})}>{texts.t(`shell.footer.${route}`)}</Link>
    </li>
  )
})

/** What an operator has outside the product, in the language closest to the guest's (NAV-099 to NAV-102). */
function useOutsideLinks(): readonly { readonly label: string; readonly url: string }[] {
  const texts = useTexts()
  const { links } = useService<Configuration>(Configuration)
  const { language } = texts
  return [
    ...(links.help === null
      ? []
      : [{ label: texts.t('shell.footer.help'), url: links.help[helpCentreLanguage(language)] }]),
    ...(links.report === null
      ? []
      : [{ label: texts.t('shell.footer.report'), url: links.report[reportArticleLanguage(language)] }]),
    ...(links.performers === null
      ? []
      : [{ label: texts.t('shell.footer.performers'), url: links.performers[modelSiteLanguage(language)] }]),
    ...links.social.map(({ name, url }) => ({ label: name, url })),
  ]
}
