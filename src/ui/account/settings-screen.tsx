import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { LANGUAGES } from '@/domain/navigation/language'
import { switchLanguage } from '@/domain/routes/switch-language'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Radio, Switch } from '@/ui/kit/forms/toggle'
import { useService, useViewModel } from '@/ui/base/container'
import { DeviceViewModel, THEMES } from '@/ui/base/device-view-model'
import { LANGUAGE_NAMES } from '@/ui/base/language-links'
import { useHref } from '@/ui/base/use-href'
import { RoomSettings } from '@/ui/chat/base/room-settings'
import { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import { PhoneNumbers } from '@/ui/phone/phone-numbers'
import { PhoneViewModel } from '@/ui/phone/phone-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { AccountFrame } from './account-frame'
import { Card } from './card'
import { LimitsCard } from './limits-card'
import { LimitsViewModel } from './limits-view-model'
import css from './settings-screen.module.css'
import { OneClickCard } from './one-click-card'
import { SettingsViewModel } from './settings-view-model'
import { useAccount } from './use-account'

/** Settings of theme, language, playback and storage, and the logout. */
export const Screen = observer(function SettingsScreen() {
  const texts = useTexts()
  const href = useHref()
  const settings = useViewModel(SettingsViewModel)
  const limits = useViewModel(LimitsViewModel)
  const oneClick = useViewModel(OneClickViewModel)
  const phone = useViewModel(PhoneViewModel)
  const rooms = useViewModel(RoomSettings)
  const device = useService(DeviceViewModel)
  const consent = useService(ConsentViewModel)
  const logout = useService(LogoutViewModel)
  const account = useAccount()
  return (
    <AccountFrame account={account} place="settings">
      <div className={css['cards']}>
        <Card title={texts.t('account.settings.look')} hint={texts.t('account.settings.lookHint')}>
          <fieldset className={css['choices']}>
            <legend className="visually-hidden">{texts.t('account.settings.look')}</legend>
            {THEMES.map((theme) => (
              <Radio
                key={theme}
                name="account-theme"
                label={texts.t(`shell.theme.${theme}`)}
                checked={device.theme === theme}
                onChoose={() => device.choose(theme)}
              />
            ))}
          </fieldset>
        </Card>
        <Card title={texts.t('account.settings.language')} hint={texts.t('account.settings.languageHint')}>
          <Languages />
        </Card>
        <div className={css['whole']}>
          <LimitsCard limits={limits} />
        </div>
        <div className={css['whole']}>
          <OneClickCard oneClick={oneClick} />
        </div>
        {phone.lines.length === 0 && phone.numbers.length === 0 ? null : (
          <Card title={texts.t('phone.title')} hint={texts.t('phone.lead')}>
            <PhoneNumbers phone={phone} />
          </Card>
        )}
        <Card title={texts.t('account.settings.playback')}>
          <Switch
            label={texts.t('account.settings.autoplay')}
            hint={texts.t('account.settings.autoplayHint')}
            on={settings.playsByItself}
            onToggle={(on) => settings.setPlaysByItself(on)}
          />
          <Switch
            label={texts.t('account.settings.quietRooms')}
            hint={texts.t('account.settings.quietRoomsHint')}
            on={rooms.isQuiet}
            onToggle={(on) => rooms.turn('quiet', on)}
          />
        </Card>
        <Card title={texts.t('account.settings.discretion')} hint={texts.t('account.settings.onThisDevice')}>
          <Switch
            label={texts.t('account.settings.discreet')}
            hint={texts.t('account.settings.discreetHint')}
            on={device.switches.discreet}
            onToggle={(on) => device.turn('discreet', on)}
          />
          <Switch
            label={texts.t('account.settings.movingTitle')}
            hint={texts.t('account.settings.movingTitleHint')}
            on={device.switches['moving-title']}
            onToggle={(on) => device.turn('moving-title', on)}
          />
        </Card>
        <Card
          title={texts.t('account.settings.privacy')}
          hint={texts.t('account.settings.privacyText')}
          action={
            <>
              <Button onClick={() => consent.reopen()}>{texts.t('account.settings.cookies')}</Button>
              <ButtonLink kind="ghost" href={href('dataProtection', {})}>
                {texts.t('account.settings.read')}
              </ButtonLink>
            </>
          }
        />
        <Card
          title={texts.t('account.settings.leave')}
          hint={texts.t('account.settings.leaveText')}
          action={<Button onClick={() => void logout.logOut()}>{texts.t('account.settings.leave')}</Button>}
        />
      </div>
    </AccountFrame>
  )
})

const Languages = observer(function Languages() {
  const texts = useTexts()
  const { pathname, search, hash } = useLocation()
  return (
    <ul role="list" className={css['languages']}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <Link
            href={switchLanguage(`${pathname}${search}${hash}`, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === texts.language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </Link>
        </li>
      ))}
    </ul>
  )
})
