import { Bell, BellRing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ActorSummary } from '@/domain/actors/actor'
import { Button } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import type { ActorServices } from './actor-services'

/** Requests a notification when an actor is live, sent to all guests who pinned the actor. */
export const RemindButton = observer(function RemindButton({
  actor,
  services: { live, pins },
}: {
  readonly actor: Pick<ActorSummary, 'id' | 'name' | 'isFavorite'>
  readonly services: Pick<ActorServices, 'live' | 'pins'>
}) {
  const texts = useTexts()
  const isOn = live.isFavorite(actor)
  return (
    <Button size="l" icon={isOn ? <BellRing /> : <Bell />} aria-pressed={isOn} onClick={() => void pins.toggle(actor)}>
      {texts.t(isOn ? 'chat.closed.reminded' : 'chat.closed.remind')}
    </Button>
  )
})
