import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LinkAnswer } from '@/ui/account/link-answer'
import { useLinkToken } from '@/ui/account/link-token'
import { useService, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import { ConfirmNewsletterViewModel } from './confirm-newsletter-view-model'

/** The page of the link by which the owner of an address confirms a newsletter. */
export const Screen = observer(function ConfirmNewsletterScreen() {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(ConfirmNewsletterViewModel)
  const session = useService(GuestViewModel)
  const { token, count } = useLinkToken()
  const isOpen = session.guest !== null
  useEffect(() => {
    if (isOpen) void model.confirm(token)
  }, [model, token, count, isOpen])
  const title = texts.t('newsletters.confirm.title')
  return (
    <>
      <PageTitle title={title} />
      <LinkAnswer
        model={model}
        title={title}
        working={texts.t('newsletters.confirm.working')}
        done={[texts.t('newsletters.confirm.done'), texts.t('newsletters.confirm.doneText')]}
        expired={[texts.t('newsletters.confirm.expired'), texts.t('newsletters.confirm.expiredText')]}
        action={
          <ButtonLink kind="primary" href={href('newsletters', {})}>
            {texts.t('newsletters.confirm.all')}
          </ButtonLink>
        }
        onRetry={() => void model.confirm(token)}
      />
    </>
  )
})
