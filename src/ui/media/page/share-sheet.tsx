import { observer } from 'mobx-react-lite'
import type { VideoId } from '@/domain/ids'
import { Button } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import type { ShareVideoViewModel } from './share-video-view-model'
import css from './share-sheet.module.css'

/** Where a guest names the address that a video is shared with. */
export const ShareSheet = observer(function ShareSheet({
  share,
  videoId,
}: {
  readonly share: Pick<ShareVideoViewModel, 'isOpen' | 'email' | 'isInvalid' | 'isSending' | 'write' | 'send' | 'close'>
  readonly videoId: VideoId
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 767px)')
  return (
    <Sheet
      open={share.isOpen}
      onClose={() => share.close()}
      title={texts.t('media.share.title')}
      closeLabel={texts.t('shell.states.close')}
      side={isNarrow ? 'bottom' : 'right'}
    >
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void share.send(videoId)
        }}
      >
        <p>{texts.t('media.share.text')}</p>
        <TextField
          label={texts.t('media.share.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={share.email}
          onChange={(email) => share.write(email)}
          {...(share.isInvalid ? { error: texts.t('media.share.invalid') } : {})}
        />
        <Button
          type="submit"
          kind="primary"
          size="l"
          wide
          loading={share.isSending}
          disabled={share.email.trim() === ''}
        >
          {texts.t('media.share.send')}
        </Button>
        <p className={css['note']}>{texts.t('media.share.note')}</p>
      </form>
    </Sheet>
  )
})
