import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { contentId } from '@/ui/access/pending-actions'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { Button } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    /** `name`: of the actor; with `post` and `address`, a like is given after the login (AUT-005). */
    readonly 'feed-signup': {
      readonly name?: string
      readonly post?: string
      readonly address?: string
    }
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** What an account gives in the feed; a like that led here is given after signing up. */
export const Box = observer(function FeedSignUpBox({
  values: { name, post, address },
  onClose,
}: ModalProps<'feed-signup'>) {
  const texts = useTexts()
  const checkout = useService(Checkout)
  const signUp = () => {
    onClose()
    const host = name === undefined ? {} : { host: name }
    if (post === undefined || address === undefined) void checkout.open('signup', host)
    else {
      const params = { targetId: contentId('post', post), targetUrl: address }
      void checkout.open('signup', { ...host, pending: { type: 'like', params } })
    }
  }
  return (
    <BoxDialog
      title={name === undefined ? texts.t('boxes.feed.title') : texts.t('boxes.feed.of', { name })}
      text={texts.t('boxes.feed.text')}
      later={texts.t('boxes.later')}
      action={
        <Button kind="primary" onClick={signUp}>
          {texts.t('shell.account.signUp')}
        </Button>
      }
      onClose={onClose}
    >
      <Points lines={[texts.t('boxes.feed.like'), texts.t('boxes.feed.comment'), texts.t('boxes.account.follow')]} />
    </BoxDialog>
  )
})
