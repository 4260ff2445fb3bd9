import { observer } from 'mobx-react-lite'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { useLinkToken } from '@/ui/account/link-token'
import { useService, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { UnsubscribeViewModel } from './unsubscribe-view-model'

/** The page of a mail's link that unsubscribes from mails of its kind. */
export const Screen = observer(function UnsubscribeScreen() {
  const texts = useTexts()
  const model = useViewModel(UnsubscribeViewModel)
  const session = useService(GuestViewModel)
  const { token } = useLinkToken()
  return (
    <>
      <PageTitle title={texts.t('account.notices.end.title')} />
      <Content model={model} isReady={session.guest !== null} onEnd={() => void model.end(token)} />
    </>
  )
})

const Content = observer(function Content({
  model,
  isReady,
  onEnd,
}: {
  readonly model: Pick<UnsubscribeViewModel, 'phase' | 'isEnding'>
  readonly isReady: boolean
  readonly onEnd: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const settings = (
    <ButtonLink href={href('memberNotifications', {})}>{texts.t('account.notices.end.settings')}</ButtonLink>
  )
  switch (model.phase) {
    case 'open':
      return (
        <EmptyState
          heading="h1"
          title={texts.t('account.notices.end.title')}
          text={texts.t('account.notices.end.text')}
          action={
            <Button kind="primary" loading={model.isEnding || !isReady} onClick={onEnd}>
              {texts.t('account.notices.end.press')}
            </Button>
          }
        />
      )
    case 'done':
      return (
        <EmptyState
          heading="h1"
          title={texts.t('account.notices.end.done')}
          text={texts.t('account.notices.end.doneText')}
          action={settings}
        />
      )
    case 'expired':
      return (
        <ErrorState
          heading="h1"
          title={texts.t('account.notices.end.expired')}
          text={texts.t('account.notices.end.expiredText')}
          other={settings}
        />
      )
  }
})
