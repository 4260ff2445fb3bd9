import { observer } from 'mobx-react-lite'
import { InstallOffer } from '@/ui/installation/install-offer'
import { Link } from '@/ui/kit/actions/link'
import { LanguageAndLight } from '@/ui/app/language-and-light'
import { StageAccess } from '@/ui/app/stage-access'
import { Chooser } from '@/ui/base/chooser'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './menu-list.module.css'

/** Navigation on a phone, the parts of the product first (NAV-073). */
export const NavigationMenu = observer(function NavigationMenu() {
  const texts = useTexts()
  const href = useHref()
  const menus = useService(Menus)
  const offer = useService(InstallOffer)
  const install = (): void => {
    menus.send({ type: 'dismiss' })
    void offer.install()
  }
  const access = useService(StageAccess)
  const openStage = (): void => {
    menus.send({ type: 'dismiss' })
    access.toggle()
  }
  const places = [
    { label: texts.t('shell.notFound.home'), href: href('start', {}) },
    { label: texts.t('shell.nav.newFaces'), href: href('newFaces', {}) },
    { label: texts.t('shell.nav.messenger'), href: href('messenger', {}) },
    { label: texts.t('shell.footer.help'), href: href('help', {}) },
    { label: texts.t('shell.footer.contact'), href: href('contact', {}) },
    { label: texts.t('shell.footer.termsOfService'), href: href('termsOfService', {}) },
    { label: texts.t('shell.footer.dataProtection'), href: href('dataProtection', {}) },
  ]
  return (
    <>
      <nav className={css['places']} aria-label={texts.t('shell.nav.label')}>
        <Chooser />
        <ul role="list" className={css['list']}>
          {places.map((place) => (
            <li key={place.href}>
              <Link href={place.href}>{place.label}</Link>
            </li>
          ))}
          {offer.isOffered ? (
            <li>
              <button type="button" onClick={install}>
                {texts.t('installation.install')}
              </button>
            </li>
          ) : null}
          {access.stage === null ? null : (
            <li>
              <button type="button" onClick={openStage}>
                {texts.t('shell.stage')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className={css['settings']}>
        <LanguageAndLight />
      </div>
    </>
  )
})
