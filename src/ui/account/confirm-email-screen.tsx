import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { useService, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { ConfirmEmailViewModel } from './confirm-email-view-model'
import { useLinkToken } from './link-token'

/** Where the link that confirms an address leads. */
export const Screen = observer(function ConfirmEmailScreen() {
  const texts = useTexts()
  const model = useViewModel(ConfirmEmailViewModel)
  const session = useService(GuestViewModel)
  const { token, count } = useLinkToken()
  const isOpen = session.guest !== null
  useEffect(() => {
    if (isOpen) void model.confirm(token)
  }, [model, token, count, isOpen])
  return (
    <>
      <PageTitle title={texts.t('support.confirm.title')} />
      <Answer model={model} onRetry={() => void model.confirm(token)} />
    </>
  )
})

const Answer = observer(function Answer({
  model,
  onRetry,
}: {
  readonly model: Pick<ConfirmEmailViewModel, 'phase' | 'error'>
  readonly onRetry: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const profile = (
    <ButtonLink kind="primary" href={href('memberProfile', {})}>
      {texts.t('support.confirm.profile')}
    </ButtonLink>
  )
  switch (model.phase) {
    case 'working':
      return (
        <EmptyState heading="h1" title={texts.t('support.confirm.title')} text={texts.t('support.confirm.working')} />
      )
    case 'done':
      return (
        <EmptyState
          heading="h1"
          title={texts.t('support.confirm.done')}
          text={texts.t('support.confirm.doneText')}
          action={profile}
        />
      )
    case 'expired':
      return (
        <ErrorState
          heading="h1"
          title={texts.t('support.confirm.expired')}
          text={texts.t('support.confirm.expiredText')}
          other={profile}
        />
      )
    case 'failed':
      return (
        <ErrorState
          heading="h1"
          title={texts.t('shell.broken.title')}
          text={model.error === null ? '' : texts.t(`errors.${model.error}`)}
          retry={{ label: texts.t('shell.states.retry'), onRetry }}
        />
      )
  }
})
