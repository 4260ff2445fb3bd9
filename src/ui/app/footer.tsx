import { observer } from 'mobx-react-lite'
import type { PointerEvent } from 'react'
import { Configuration } from '@/application/configuration/configuration'
import { helpCentreLanguage, modelSiteLanguage, reportArticleLanguage } from '@/domain/navigation/footer'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import type { RouteName } from '@/domain/routes/routes'
import { Link } from '@/ui/kit/actions/link'
import type { Catalog } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import css from './footer.module.css'
import { LanguageAndLight } from './language-and-light'
import { useHref } from '@/ui/base/use-href'

/** The foot of every page: audience, rules, language and theme. */
export const Footer = observer(function Footer() {
  const texts = useTexts()
  const consent = useService(ConsentViewModel)
  const outside = useOutsideLinks()
  const { links, mails } = useService<Configuration>(Configuration)
  return (
    <footer className={css['footer']} aria-label={texts.t('shell.footer.label')} onPointerDown={holdPress}>
      <div className={css['inner']}>
        <p className={css['adults']}>{texts.t('shell.footer.adults')}</p>
        <ul role="list" className={css['links']}>
          {links.help === null ? <FootLink route="help" /> : null}
          <FootLink route="prices" />
          <FootLink route="contact" />
          <FootLink route="accessibility" />
          {mails ? <FootLink route="newsletters" /> : null}
          <FootLink route="imprint" />
          <FootLink route="termsOfService" />
          <FootLink route="dataProtection" />
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
        <LanguageAndLight />
        <p className={css['made']}>{texts.t('shell.footer.made')}</p>
      </div>
    </footer>
  )
})

/** A page of ours by its name. */
const FootLink = observer(function FootLink({
  route,
}: {
  readonly route: RouteName & keyof Catalog['shell']['footer']
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <li>
      <Link href={href(route, {})}>{texts.t(`shell.footer.${route}`)}</Link>
    </li>
  )
})

/** Keeps a press on its target, even if the page moves before the finger is lifted. */
function holdPress({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element) target.closest('a, button, label')?.setPointerCapture(pointerId)
}

/** The operator's external links, in the language closest to the guest's (NAV-099 to NAV-102). */
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
