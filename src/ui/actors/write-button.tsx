import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { Button, ButtonLink, type ButtonKind } from '@/ui/kit/actions/button'
import { useHref } from '@/ui/base/use-href'
import type { ActorServices } from './actor-services'
import { useTexts } from '@/ui/texts/use-texts'

/** Opens the conversation with an actor; a visitor signs up first and arrives there (AUT-005). */
export const WriteButton = observer(function WriteButton({
  actor,
  services: { guest, checkout },
  kind,
}: {
  readonly actor: Pick<Actor, 'id' | 'name'>
  readonly services: Pick<ActorServices, 'guest' | 'checkout'>
  readonly kind: ButtonKind
}) {
  const texts = useTexts()
  const href = useHref()
  const write = href('messenger', {}, { actor: actor.id })
  if (guest.isLoggedIn) {
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
