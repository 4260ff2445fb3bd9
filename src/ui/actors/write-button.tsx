import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button, ButtonLink, type ButtonKind } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-door'
import { useService } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'

/** Leads to the conversation with a performer; a visitor signs up first and then stands before it (AUT-005). */
export const WriteButton = observer(function WriteButton({
  actor,
  kind,
}: {
  readonly actor: Pick<Actor, 'id' | 'name'>
  readonly kind: ButtonKind
}) {
  const texts = useTexts()
  const href = useHref()
  const { isLoggedIn } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const write = href('messenger', {}, { actor: actor.id })
  if (isLoggedIn) {
    return (
      <ButtonLink kind={kind} size="l" icon={<MessageCircle />} href={write}>
        {texts.t('actors.profile.write')}
      </ButtonLink>
    )
  }
  const signUp = () =>
    checkout.open('signup', { host: actor.name, pending: { type: 'openUrl', params: { targetUrl: write } } })
  return (
    <Button kind={kind} size="l" icon={<MessageCircle />} onClick={() => void signUp()}>
      {texts.t('actors.profile.write')}
    </Button>
  )
})
