import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useService, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { ConfirmEmailViewModel } from './confirm-email-view-model'
import { LinkAnswer } from './link-answer'
import { useLinkToken } from './link-token'

/** The page of the link that confirms an address. */
export const Screen = observer(function ConfirmEmailScreen() {
  const texts = useTexts()
  const href = useHref()
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
      <LinkAnswer
        model={model}
        title={texts.t('support.confirm.title')}
        working={texts.t('support.confirm.working')}
        done={[texts.t('support.confirm.done'), texts.t('support.confirm.doneText')]}
        expired={[texts.t('support.confirm.expired'), texts.t('support.confirm.expiredText')]}
        action={
          <ButtonLink kind="primary" href={href('memberProfile', {})}>
            {texts.t('support.confirm.profile')}
          </ButtonLink>
        }
        onRetry={() => void model.confirm(token)}
      />
    </>
  )
})
