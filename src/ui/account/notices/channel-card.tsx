import { observer } from 'mobx-react-lite'
import type { NotificationReport } from '@/application/notifications/notification-settings-gateway'
import { NOTICE_KINDS, type NoticeChannel } from '@/domain/notifications/notification-choices'
import { Card } from '@/ui/account/card'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Switch } from '@/ui/kit/forms/toggle'
import { PhoneForm } from '@/ui/phone/phone-form'
import type { PhoneViewModel } from '@/ui/phone/phone-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import type { NoticesViewModel } from './notices-view-model'
import { PushOnDevice } from './push-device'
import type { PushViewModel } from './push-view-model'

/** The kinds of notifications by one channel, or the step that enables the channel. */
export const ChannelCard = observer(function ChannelCard({
  channel,
  report,
  email,
  notices,
  phone,
  push,
}: {
  readonly channel: NoticeChannel
  readonly report: NotificationReport
  readonly email: string
  readonly notices: NoticesViewModel
  readonly phone: PhoneViewModel
  readonly push: PushViewModel
}) {
  const texts = useTexts()
  const href = useHref()
  const title = texts.t(`account.notices.channel.${channel}`)
  if (channel === 'email' && !report.isEmailConfirmed) {
    return (
      <Card
        title={title}
        hint={texts.t('account.notices.unconfirmed')}
        action={<ButtonLink href={href('memberProfile', {})}>{texts.t('account.profile.title')}</ButtonLink>}
      />
    )
  }
  if (channel === 'sms' && report.phone === null) {
    return (
      <Card title={title}>
        <PhoneForm phone={phone} line="mobile" onVerified={() => void notices.retry()} />
      </Card>
    )
  }
  return (
    <Card
      title={title}
      hint={texts.t(`account.notices.channelHint.${channel}`, { email, phone: report.phone ?? '' })}
      action={
        channel === 'sms' ? (
          <Button kind="ghost" onClick={() => void notices.stopTexts()}>
            {texts.t('account.notices.stopTexts')}
          </Button>
        ) : channel === 'email' ? (
          <ButtonLink href={href('newsletters', {})}>{texts.t('shell.footer.newsletters')}</ButtonLink>
        ) : undefined
      }
    >
      {channel === 'push' ? <PushOnDevice push={push} /> : null}
      <div>
        {NOTICE_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={texts.t(`account.notices.kind.${kind}`)}
            hint={texts.t(`account.notices.kindHint.${kind}`)}
            on={notices.isWanted(channel, kind)}
            onToggle={(on) => notices.want(channel, kind, on)}
          />
        ))}
      </div>
    </Card>
  )
})
