import { observer } from 'mobx-react-lite'
import { CONVERSION_CANDIDATE_FOR, CONVERSION_MINUTES } from '@/domain/chat/conversion-chat'
import { lengthText } from '@/domain/media/length'
import { totalCoins } from '@/domain/payments/packages'
import { useService, useViewModel } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { useHref } from '@/ui/base/use-href'
import { LiveActors } from '@/ui/actors/live-actors'
import { Packages } from '@/ui/boxes/money/packages'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { ActorRow } from '@/ui/chat/base/actor-row'
import { ConversionViewModel } from '@/ui/chat/entry/conversion-view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'conversion-chat': ModalValues
  }
}

export const namespaces = ['boxes', 'chat', 'payments'] as const
export const isLinkable = true

/** Milliseconds per day. */
const DAY = 86_400_000

/** The most actors that the box names: the list of all is in every room. */
const SHOWN = 4

/**
 * How a chat goes on without coins: with the welcome minutes of a new guest (CHA-012 to CHA-016),
 * with an account for a visitor, and with a top-up for everybody else.
 */
export const Box = observer(function ConversionChatBox({ onClose }: ModalProps<'conversion-chat'>) {
  const texts = useTexts()
  const href = useHref()
  const conversion = useViewModel(ConversionViewModel)
  const { guest, isLoggedIn } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const live = useService(LiveActors)
  const later = texts.t('boxes.later')
  if (!isLoggedIn)
    return (
      <BoxDialog
        title={texts.t('boxes.chat.visitor', { count: CONVERSION_MINUTES })}
        text={texts.t('boxes.chat.visitorText', { count: CONVERSION_CANDIDATE_FOR / DAY })}
        later={later}
        action={
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              void checkout.open('signup')
            }}
          >
            {texts.t('shell.account.signUp')}
          </Button>
        }
        onClose={onClose}
      >
        <Points
          lines={[texts.t('boxes.account.write'), texts.t('boxes.account.follow'), texts.t('boxes.account.free')]}
        />
      </BoxDialog>
    )
  if (!conversion.isKnown)
    return (
      <BoxDialog title={texts.t('boxes.chat.goOn')} onClose={onClose}>
        <Skeleton shape="block" height="200px" />
      </BoxDialog>
    )
  if (!conversion.isShown)
    return (
      <BoxDialog
        title={texts.t('boxes.chat.goOn')}
        text={texts.t('boxes.chat.topUp', { coins: texts.t('shell.coins', { count: guest?.balance ?? 0 }) })}
        later={later}
        onClose={onClose}
      >
        <Packages
          onChoose={(chosen) => {
            onClose()
            void checkout.open('moneycharge', { selectedAmount: totalCoins(chosen) })
          }}
        />
      </BoxDialog>
    )
  const [first] = conversion.actors
  return (
    <BoxDialog
      title={texts.t('chat.welcome.switch', { count: conversion.minutesLeft })}
      text={texts.t('chat.welcome.about', { count: conversion.minutesLeft })}
      later={later}
      action={
        conversion.hasBegun && !conversion.isOn ? (
          <Button kind="primary" onClick={() => void conversion.toggle(true)}>
            {texts.t('boxes.chat.on')}
          </Button>
        ) : first === undefined ? undefined : (
          <ButtonLink kind="primary" href={href('actorChat', { actorName: first.name })} onClick={onClose}>
            {texts.t('boxes.chat.enter', { name: first.name })}
          </ButtonLink>
        )
      }
      onClose={onClose}
    >
      <p className="num" role="timer">
        {conversion.hasBegun
          ? texts.t('chat.welcome.left', { time: lengthText(conversion.secondsLeft) })
          : texts.t('chat.welcome.begin', { count: Math.ceil(conversion.secondsLeft / 3_600) })}
      </p>
      {conversion.actors.slice(0, SHOWN).map((actor) => (
        <ActorRow key={actor.id} actor={actor} live={live} to="actorChat" onGo={onClose} />
      ))}
    </BoxDialog>
  )
})
