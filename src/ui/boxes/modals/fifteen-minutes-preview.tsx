import { observer } from 'mobx-react-lite'
import { PREVIEW_SECONDS } from '@/application/media/video-gateway'
import { CONVERSION_MINUTES } from '@/domain/chat/conversion-chat'
import { useService, useViewModel } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { useHref } from '@/ui/base/use-href'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { FreeLooksViewModel } from '@/ui/boxes/welcome/free-looks-view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'fifteen-minutes-preview': ModalValues
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** All that can be watched without paying, and what watching a running chat costs. */
export const Box = observer(function FreeLooksBox({ onClose }: ModalProps<'fifteen-minutes-preview'>) {
  const texts = useTexts()
  const href = useHref()
  const { isLoggedIn } = useService(GuestViewModel)
  const { minutesLeft } = useViewModel(FreeLooksViewModel)
  return (
    <BoxDialog
      title={texts.t('boxes.looks.title')}
      text={texts.t('boxes.looks.text')}
      later={texts.t('boxes.later')}
      action={
        <ButtonLink kind="primary" href={href('cams', {}, { mode: 'preview' })} onClick={onClose}>
          {texts.t('boxes.looks.show')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      <Points
        lines={[
          texts.t('boxes.looks.live'),
          texts.t('boxes.looks.video', { count: PREVIEW_SECONDS }),
          minutesLeft === null ? texts.t('boxes.looks.free') : texts.t('boxes.looks.freeLeft', { count: minutesLeft }),
          ...(isLoggedIn ? [] : [texts.t('boxes.looks.welcome', { count: CONVERSION_MINUTES })]),
        ]}
      />
      <p>
        {texts.t('boxes.looks.voyeur')}{' '}
        <Link href={href('cams', {}, { mode: 'voyeur' })} onClick={onClose}>
          {texts.t('boxes.looks.voyeurList')}
        </Link>
      </p>
    </BoxDialog>
  )
})
