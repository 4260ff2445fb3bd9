import { Lock, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Message } from '@/domain/messenger/message'
import type { MessageMedia as Media } from '@/domain/messenger/message-media'
import { lengthText } from '@/domain/media/length'
import { vxc } from '@/domain/money/money'
import { placeholderOf } from '@/ui/artwork/palette'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Button } from '@/ui/kit/actions/button'
import { Picture } from '@/ui/kit/media/picture'
import { part } from '@/ui/kit/part'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { useTexts } from '@/ui/texts/use-texts'
import css from './message-media.module.css'
import type { MessageMediaViewModel } from './message-media-view-model'

const Player = part(async () => (await import('@/ui/kit/media/player')).Player)
const PictureViewer = part(async () => (await import('@/ui/kit/overlays/picture-viewer')).PictureViewer)

const WIDTHS = [320, 640, 1280] as const

interface Props {
  readonly message: Message
  readonly media: Media
  /** Name of the sender. */
  readonly name: string
  readonly files: Pick<
    MessageMediaViewModel,
    'unlocking' | 'isReady' | 'isAgePending' | 'fileOf' | 'load' | 'renew' | 'unlock' | 'proveAge' | 'signUp'
  >
}

/** A picture or video of a message: locked below a poster that reveals nothing, or as it is. */
export const MessageMedia = observer(function MessageMedia(props: Props) {
  const group = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isOpened = props.media.need === null
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpened && isPressed.current) group.current?.focus({ preventScroll: true })
  }, [isOpened])
  const press = () => {
    isPressed.current = true
  }
  return (
    <div ref={group} className={css['media']} role="group" tabIndex={-1} aria-label={useName(props)}>
      {isOpened ? <Opened {...props} /> : <Locked {...props} onPress={press} />}
    </div>
  )
})

const useName = ({ media, name }: Pick<Props, 'media' | 'name'>): string =>
  useTexts().t(media.kind === 'picture' ? 'messenger.media.picture' : 'messenger.media.video', { name })

function Poster({ media, children }: { readonly media: Media; readonly children: ReactNode }) {
  return (
    <div className={css['poster']}>
      <span className={css['cover']} aria-hidden="true">
        <Picture source={pictureOf(media.poster)} alt="" shape="landscape" sizes="340px" />
      </span>
      <span className={css['badge']}>{children}</span>
    </div>
  )
}

const Locked = observer(function Locked({ message, media, files, onPress }: Props & { readonly onPress: () => void }) {
  const texts = useTexts()
  const { need, price, seconds } = media
  const isUnlocking = files.unlocking === message.id
  return (
    <>
      <Poster media={media}>
        <Lock aria-hidden="true" />
        <span>{texts.t(media.kind === 'picture' ? 'messenger.media.aPicture' : 'messenger.media.aVideo')}</span>
        {seconds === null ? null : <span className="num">{lengthText(seconds)}</span>}
        {need === 'needAgeCheck' && price > 0 ? <span>{texts.t('shell.coins', { count: price })}</span> : null}
      </Poster>
      {need === 'needAgeCheck' ? (
        <>
          <p className={css['note']}>
            {texts.t(files.isAgePending ? 'messenger.media.agePending' : 'messenger.media.age')}
          </p>
          <Button wide kind="primary" onClick={() => files.proveAge()}>
            {texts.t('messenger.media.ageAction')}
          </Button>
        </>
      ) : need === 'needLogin' ? (
        <Button wide kind="primary" onClick={() => void files.signUp()}>
          {texts.t('shell.account.signUp')}
        </Button>
      ) : (
        <>
          <PayButton
            wide
            kind="primary"
            loading={isUnlocking}
            disabled={files.unlocking !== null && !isUnlocking}
            sum={{ price: vxc(price), per: 'once' }}
            words={() => texts.t('messenger.media.unlock', { count: price })}
            onPay={(agreed) => {
              onPress()
              void files.unlock(message, agreed)
            }}
          />
          {files.isReady(message) ? <ReadyLine>{texts.t('messenger.media.ready')}</ReadyLine> : null}
          <p className={css['note']}>{texts.t('messenger.media.note')}</p>
        </>
      )}
    </>
  )
})

const Opened = observer(function Opened({ message, media, name, files }: Props) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const label = useName({ media, name })
  const { id } = message
  const isPicture = media.kind === 'picture'
  useEffect(() => {
    if (isPicture) void files.load(id)
  }, [files, id, isPicture])
  const file = files.fileOf(id)
  if (file === 'failed') {
    return (
      <>
        <Poster media={media}>{texts.t('messenger.media.failed')}</Poster>
        <Button wide size="s" onClick={() => void files.load(id, true)}>
          {texts.t('shell.states.retry')}
        </Button>
      </>
    )
  }
  if (file !== null && file !== 'loading' && file.kind === 'picture') {
    const source = { base: String(file.address), placeholder: placeholderOf(media.poster.family), widths: WIDTHS }
    return (
      <div onErrorCapture={() => void files.renew(id)}>
        <button
          type="button"
          className={css['open']}
          aria-label={texts.t('messenger.media.open', { name })}
          onClick={() => setIsOpen(true)}
        >
          <Picture source={source} alt="" shape="portrait" sizes="340px" />
        </button>
        {isOpen ? (
          <PictureViewer
            picture={{ source, alt: label, shape: 'portrait' }}
            title={name}
            position={null}
            isFirst
            isLast
            labels={{
              close: texts.t('messenger.media.close'),
              previous: texts.t('messenger.media.previous'),
              next: texts.t('messenger.media.next'),
            }}
            onStep={() => undefined}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </div>
    )
  }
  if (isOpen && file !== null && file !== 'loading' && file.kind === 'video') {
    return (
      <Player
        src={String(file.playlistUrl)}
        title={label}
        language={texts.language}
        poster={pictureOf(media.poster)}
        autoPlay
        takesFocus
        labels={{
          failed: texts.t('messenger.media.failed'),
          failedHint: texts.t('messenger.media.failedHint'),
          retry: texts.t('shell.states.retry'),
        }}
        onError={() => void files.renew(id)}
      />
    )
  }
  if (isPicture) {
    return <div className={css['coming']} style={{ background: placeholderOf(media.poster.family) }} aria-busy="true" />
  }
  return (
    <button
      type="button"
      className={css['open']}
      aria-label={texts.t('messenger.media.play', { name })}
      aria-busy={file === 'loading'}
      onClick={() => {
        setIsOpen(true)
        void files.load(id)
      }}
    >
      <Poster media={media}>
        <Play aria-hidden="true" />
        <span className="num">{lengthText(media.seconds ?? 0)}</span>
      </Poster>
    </button>
  )
})
