import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { asId, type ActorId, type MessageId } from '@/domain/ids'
import { path } from '@/domain/routes/path'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useService, useViewModel } from '@/ui/base/container'
import { useMatch, useQuery } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { ChannelList } from './channel-list'
import { ConversationPane } from './conversation-pane'
import css from './messenger-screen.module.css'
import { MessengerViewModel } from './messenger-view-model'
import { MessengerSearchViewModel } from './search-view-model'

/** The messenger: the conversations, and the one that is open (MSG-001). */
export const Screen = observer(function MessengerScreen() {
  const texts = useTexts()
  const { guest, isLoggedIn } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const messenger = useViewModel(MessengerViewModel)
  const search = useViewModel(MessengerSearchViewModel)
  const services = useActorServices()
  const device = useService(DeviceViewModel)
  const selected = useSelection(messenger, isLoggedIn)
  if (guest !== null && !isLoggedIn) {
    return (
      <>
        <PageTitle title={texts.t('messenger.title')} />
        <EmptyState
          heading="h1"
          picture={<ShapeIcon seed={21} />}
          title={texts.t('messenger.title')}
          text={texts.t('messenger.none.anonymous')}
          action={
            <>
              <Button kind="primary" onClick={() => void checkout.open('signup')}>
                {texts.t('shell.account.signUp')}
              </Button>
              <Button onClick={() => void checkout.open('login')}>{texts.t('shell.account.logIn')}</Button>
            </>
          }
        />
      </>
    )
  }
  return (
    <div className={css['messenger']} data-open={selected || undefined}>
      <PageTitle title={texts.t('messenger.title')} />
      <ChannelList messenger={messenger} services={services} search={search} />
      <ConversationPane messenger={messenger} isOnline={device.isOnline} />
    </div>
  )
})

/** Reads the open conversation from the address, or `?actor=`'s; `?message=` shows a message. */
function useSelection(messenger: MessengerViewModel, isLoggedIn: boolean): boolean {
  const page = useMatch()
  const query = useQuery()
  const actor = query.get('actor')
  const message = query.get('message')
  const { conversation } = messenger
  const openId = conversation.channel?.id ?? null
  const { language } = useTexts()
  const navigate = useNavigate()
  const channelId = page.kind === 'route' && page.route === 'messengerChannel' ? page.params.channelId : null
  useEffect(() => {
    if (isLoggedIn) void messenger.select(channelId)
  }, [messenger, channelId, isLoggedIn])
  useEffect(() => {
    if (!isLoggedIn || actor === null) return
    void messenger.channelWith(asId<ActorId>(actor)).then((id) => {
      if (id !== null) void navigate(path('messengerChannel', { channelId: id }, language), { replace: true })
      return id
    })
  }, [messenger, actor, isLoggedIn, language, navigate])
  useEffect(() => {
    if (message !== null && openId !== null && openId === channelId) void conversation.show(asId<MessageId>(message))
  }, [conversation, message, openId, channelId])
  return channelId !== null
}
