import { Copy, Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { VideoDetails } from '@/domain/media/video'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import type { ShareVideoViewModel } from './share-video-view-model'
import css from './share-sheet.module.css'

type Share = Pick<
  ShareVideoViewModel,
  | 'isOpen'
  | 'linkTo'
  | 'hasList'
  | 'isCopied'
  | 'canMail'
  | 'email'
  | 'isInvalid'
  | 'isSending'
  | 'share'
  | 'copy'
  | 'signUp'
  | 'write'
  | 'send'
  | 'close'
>

/** The link to a video: for the device's own list, the clipboard, or a mail. */
export const ShareSheet = observer(function ShareSheet({
  share,
  video,
}: {
  readonly share: Share
  readonly video: Pick<VideoDetails, 'id' | 'title'>
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 767px)')
  const link = share.linkTo(useHref()('video', { videoId: video.id }))
  return (
    <Sheet
      open={share.isOpen}
      onClose={() => share.close()}
      title={texts.t('media.share.title')}
      closeLabel={texts.t('shell.states.close')}
      side={isNarrow ? 'bottom' : 'right'}
    >
      <div className={css['ways']}>
        <div className={css['form']}>
          <TextField
            label={texts.t('media.share.link')}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          {share.hasList ? (
            <Button kind="primary" size="l" wide icon={<Share2 />} onClick={() => void share.share(link, video.title)}>
              {texts.t('media.share.list')}
            </Button>
          ) : null}
          <Button
            kind={share.hasList ? 'glass' : 'primary'}
            size="l"
            wide
            icon={<Copy />}
            onClick={() => void share.copy(link)}
          >
            {texts.t('media.share.copy')}
          </Button>
          <p className={css['status']} role="status">
            {share.isCopied === null ? null : texts.t(share.isCopied ? 'media.share.copied' : 'media.share.notCopied')}
          </p>
        </div>
        <MailForm share={share} video={video} />
      </div>
    </Sheet>
  )
})

/** Asks for the mail address that a video is shared with. */
const MailForm = observer(function MailForm({
  share,
  video,
}: {
  readonly share: Share
  readonly video: Pick<VideoDetails, 'id'>
}) {
  const texts = useTexts()
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void share.send(video.id)
      }}
    >
      <h3>{texts.t('media.share.mail')}</h3>
      {share.canMail ? (
        <>
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
          <Button type="submit" size="l" wide loading={share.isSending} disabled={share.email.trim() === ''}>
            {texts.t('media.share.send')}
          </Button>
          <p className={css['note']}>{texts.t('media.share.note')}</p>
        </>
      ) : (
        <>
          <p>{texts.t('media.share.account')}</p>
          <Button size="l" wide onClick={() => void share.signUp()}>
            {texts.t('media.share.signUp')}
          </Button>
        </>
      )}
    </form>
  )
})
