import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import type { ModalProps } from '@/ui/base/modal-props'
import { useMatch } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { LiveActors } from '@/ui/actors/live-actors'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { ActorInviteViewModel } from '@/ui/boxes/welcome/actor-invite-view-model'
import { ActorRow } from '@/ui/chat/base/actor-row'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'vxmodelsites-conversion': ModalValues
  }
}

export const namespaces = ['boxes'] as const
/** An actor's own site links to their page here with this box. */
export const isLinkable = true

/** Invites a visitor of an actor's own site to sign up here: the actor of the page is pinned then. */
export const Box = observer(function ModelSiteBox({ onClose }: ModalProps<'vxmodelsites-conversion'>) {
  const texts = useTexts()
  const href = useHref()
  const invite = useViewModel(ActorInviteViewModel)
  const { isLoggedIn } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const live = useService(LiveActors)
  const page = useMatch()
  const name = page.kind === 'route' && 'actorName' in page.params ? page.params.actorName : null
  useEffect(() => invite.show(name), [invite, name])
  const { actor } = invite
  const { value } = actor
  if (value === undefined)
    return (
      <BoxDialog title={texts.t('boxes.modelSite.loading')} onClose={onClose}>
        {actor.error === null ? <Skeleton shape="block" height="160px" /> : <LoadError of={actor} />}
      </BoxDialog>
    )
  if (value === null)
    return (
      <BoxDialog
        title={texts.t('boxes.modelSite.everybody')}
        text={texts.t('boxes.modelSite.everybodyText')}
        later={texts.t('boxes.later')}
        action={
          <ButtonLink kind="primary" href={href('cams', {})} onClick={onClose}>
            {texts.t('boxes.modelSite.all')}
          </ButtonLink>
        }
        onClose={onClose}
      />
    )
  return (
    <BoxDialog
      title={texts.t('boxes.modelSite.title', { name: value.name })}
      text={texts.t(isLoggedIn ? 'boxes.modelSite.known' : 'boxes.modelSite.text', { name: value.name })}
      later={texts.t('boxes.later')}
      action={
        isLoggedIn ? (
          <ButtonLink kind="primary" href={href('actorChat', { actorName: value.name })} onClick={onClose}>
            {texts.t('boxes.chat.enter', { name: value.name })}
          </ButtonLink>
        ) : (
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              const params = { targetId: value.id, value: value.name }
              void checkout.open('signup', { host: value.name, pending: { type: 'pinActor', params } })
            }}
          >
            {texts.t('shell.account.signUp')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <ActorRow actor={value} live={live} onGo={onClose} />
      {isLoggedIn ? null : (
        <Points
          lines={[texts.t('boxes.account.write'), texts.t('boxes.account.follow'), texts.t('boxes.account.free')]}
        />
      )}
    </BoxDialog>
  )
})
