import { observer } from 'mobx-react-lite'
import { NOTICE_CHANNELS } from '@/domain/notifications/notification-choices'
import { AccountFrame } from '@/ui/account/account-frame'
import { Card } from '@/ui/account/card'
import { useAccount } from '@/ui/account/use-account'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Switch } from '@/ui/kit/forms/toggle'
import { PhoneViewModel } from '@/ui/phone/phone-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { ActorsCard } from './actors-card'
import { ChannelCard } from './channel-card'
import { HistoryCard } from './history-card'
import { HistoryViewModel } from './history-view-model'
import css from './notices.module.css'
import { NoticesViewModel } from './notices-view-model'
import { PushViewModel } from './push-view-model'
import { QuietCard } from './quiet-card'

/** The guest's notifications, and their choices of channels, senders and quiet hours (NOT-015). */
export const Screen = observer(function NoticesScreen() {
  const texts = useTexts()
  const notices = useViewModel(NoticesViewModel)
  const history = useViewModel(HistoryViewModel)
  const phone = useViewModel(PhoneViewModel)
  const push = useViewModel(PushViewModel)
  const account = useAccount()
  const { report } = notices
  return (
    <AccountFrame account={account} place="notifications" lead={texts.t('account.notifications.lead')}>
      <div className={css['history']}>
        <HistoryCard history={history} />
      </div>
      {notices.error !== null ? (
        <LoadError of={notices} />
      ) : report === null ? (
        <div className={css['cards']} aria-busy="true">
          <Skeleton shape="block" height="320px" />
          <Skeleton shape="block" height="320px" />
        </div>
      ) : report.offered.length === 0 ? (
        <Card title={texts.t('account.notices.away')} hint={texts.t('account.notices.none')} />
      ) : (
        <div className={css['cards']}>
          {NOTICE_CHANNELS.map((channel) =>
            report.offered.includes(channel) ? (
              <ChannelCard
                key={channel}
                channel={channel}
                report={report}
                email={account.guest.guest?.email ?? ''}
                notices={notices}
                phone={phone}
                push={push}
              />
            ) : (
              <Card
                key={channel}
                title={texts.t(`account.notices.channel.${channel}`)}
                hint={texts.t(`account.notices.off.${channel}`)}
              />
            ),
          )}
          <ActorsCard notices={notices} offered={report.offered} />
          <QuietCard key={`${report.choices.quiet?.from} ${report.choices.quiet?.to}`} notices={notices} />
          <Card title={texts.t('account.notices.discreet')}>
            <Switch
              label={texts.t('account.notices.neutral')}
              hint={texts.t('account.notices.neutralHint')}
              on={report.choices.neutral}
              onToggle={(on) => notices.setNeutral(on)}
            />
          </Card>
        </div>
      )}
    </AccountFrame>
  )
})
