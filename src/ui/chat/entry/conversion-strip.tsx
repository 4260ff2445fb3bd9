import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { lengthText } from '@/domain/media/length'
import type { ActorServices } from '@/ui/actors/actor-services'
import { Button } from '@/ui/kit/actions/button'
import { Switch } from '@/ui/kit/forms/toggle'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import type { Texts } from '@/ui/texts/texts'
import { ActorRow } from '@/ui/chat/base/actor-row'
import css from './conversion-strip.module.css'
import type { ConversionViewModel } from './conversion-view-model'

type Conversion = Pick<
  ConversionViewModel,
  | 'isShown'
  | 'isOn'
  | 'hasBegun'
  | 'secondsLeft'
  | 'minutesLeft'
  | 'actors'
  | 'isFor'
  | 'isListOpen'
  | 'openList'
  | 'closeList'
  | 'toggle'
>

/** Free minutes of a new guest: on or off, time left, and whether this actor takes part. */
export const ConversionStrip = observer(function ConversionStrip({
  conversion,
  actor,
  live,
}: {
  readonly conversion: Conversion
  readonly actor: Pick<Actor, 'id' | 'name'>
  readonly live: ActorServices['live']
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 1022px)')
  // The offer is hidden with actors who do not take part.
  if (!conversion.isShown || !conversion.isFor(actor.id)) return null
  const { isOn, actors, hasBegun } = conversion
  const minutes = texts.t('chat.welcome.switch', { count: conversion.minutesLeft })
  return (
    <section className={css['strip']} aria-label={texts.t('chat.welcome.title')} data-on={isOn || undefined}>
      {hasBegun ? (
        <Switch
          label={minutes}
          hint={texts.t('chat.welcome.with', { name: actor.name })}
          on={isOn}
          onToggle={(on) => void conversion.toggle(on)}
        />
      ) : (
        <p>
          <strong>{minutes}</strong> <span>{texts.t('chat.welcome.itself', { name: actor.name })}</span>
        </p>
      )}
      <div className={css['foot']}>
        <p className={css['left']} data-testid="welcome-left">
          <Hourglass aria-hidden="true" />
          <span className="num" role="timer">
            {leftText(conversion, texts)}
          </span>
        </p>
        <Button size="s" onClick={() => conversion.openList()}>
          {texts.t('chat.welcome.list', { count: actors.length })}
        </Button>
      </div>
      <Sheet
        open={conversion.isListOpen}
        onClose={() => conversion.closeList()}
        title={texts.t('chat.welcome.title')}
        closeLabel={texts.t('shell.states.close')}
        side={isNarrow ? 'bottom' : 'right'}
      >
        <div className={css['sheet']}>
          <p>{texts.t('chat.welcome.about', { count: conversion.minutesLeft })}</p>
          <ul role="list">
            {actors.map((one) => (
              <li key={one.id}>
                <ActorRow actor={one} live={live} to="actorChat" onGo={() => conversion.closeList()} />
              </li>
            ))}
          </ul>
        </div>
      </Sheet>
    </section>
  )
})

/** Returns the time left: seconds in the running hour, hours before it. */
const leftText = ({ hasBegun, secondsLeft }: Conversion, texts: Pick<Texts, 't'>): string =>
  hasBegun
    ? texts.t('chat.welcome.left', { time: lengthText(secondsLeft) })
    : texts.t('chat.welcome.begin', { count: Math.ceil(secondsLeft / 3_600) })
