import { Bell, BellRing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ActorSummary } from '@/domain/actors/actor'
import { Button } from '@/ui/kit/actions/button'
import { useService } from '@/ui/base/container'
import { useTexts } from '@/ui/texts/use-texts'
import { LiveActors } from './live-actors'
import { Pins } from './pins'

/** Asks to be told when a performer is live again: the platform tells it to whoever has the performer among the favourites. */
export const RemindButton = observer(function RemindButton({
  actor,
}: {
  readonly actor: Pick<ActorSummary, 'id' | 'name' | 'isFavorite'>
}) {
  const texts = useTexts()
  const live = useService(LiveActors)
  const pins = useService(Pins)
  const isOn = live.isFavorite(actor)
  return (
    <Button size="l" icon={isOn ? <BellRing /> : <Bell />} aria-pressed={isOn} onClick={() => void pins.toggle(actor)}>
      {texts.t(isOn ? 'chat.closed.reminded' : 'chat.closed.remind')}
    </Button>
  )
})
