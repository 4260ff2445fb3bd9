import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { CaptionChoice } from '@/application/media/caption-choice'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Player } from '@/ui/kit/media/player'
import { moveMedia, type PlayerCaptions } from '@/ui/kit/media/player-captions'
import { AUTOPLAY, isOn } from '@/ui/media/preferences'
import type { Texts } from '@/ui/texts/texts'
import css from './player-host.module.css'
import type { VideoPlayback } from './video-playback'

/** Props of a player. */
export interface HostServices {
  readonly texts: Texts
  readonly guest: Pick<GuestViewModel, 'guest'>
  readonly choice: CaptionChoice
}

/** Returns a source's captions with their names; the guest's own language first. */
function captionsOf({ source }: VideoPlayback, { texts, choice }: HostServices): PlayerCaptions {
  const own = (language: string): number => Number(language !== texts.language)
  const files = (source?.captions ?? []).map(({ language, address }) => ({
    language,
    label: texts.languageName(language),
    src: String(address),
  }))
  return {
    files: files.toSorted((a, b) => own(a.language) - own(b.language)),
    shown: choice.language,
    preferred: texts.language,
    onChange: (language) => choice.store(language),
  }
}

const Playing = observer(function Playing({
  playback,
  services,
}: {
  readonly playback: VideoPlayback
  readonly services: HostServices
}) {
  const { texts, guest } = services
  const { source, video } = playback
  if (source === null || video === null) return null
  return (
    <Player
      key={playback.take}
      src={String(source.playlistUrl)}
      title={video.title}
      language={texts.language}
      poster={pictureOf(video.cover)}
      autoPlay={playback.startsAtOnce || isOn(guest.guest, AUTOPLAY)}
      takesFocus={playback.startsAtOnce}
      labels={{
        failed: texts.t('media.player.failed'),
        failedHint: texts.t('media.player.failedHint'),
        retry: texts.t('shell.states.retry'),
      }}
      startAt={playback.startAt}
      frames={video.previewThumbnails}
      captions={captionsOf(playback, services)}
      onStart={() => playback.began()}
      onPlaying={(isPlaying) => playback.plays(isPlaying)}
      onEnded={() => playback.end()}
      onTime={(seconds, duration) => playback.progress(seconds, duration)}
      onError={() => playback.renew()}
      {...(source.kind === 'preview' ? { limitSeconds: source.seconds } : {})}
    />
  )
})

/** An element with the player of a video, outside of pages, so that it plays on when moved. */
export class PlayerHost {
  readonly element = document.createElement('div')
  readonly #root = createRoot(this.element)

  constructor(
    private readonly playback: VideoPlayback,
    private readonly services: HostServices,
  ) {
    this.element.className = css['host'] ?? ''
  }

  start(): void {
    this.#root.render(<Playing playback={this.playback} services={this.services} />)
  }

  get video(): HTMLVideoElement | null {
    return this.element.querySelector('video')
  }

  /** Moves the player to another place, where it plays on. */
  moveTo(place: HTMLElement, isSmall: boolean): void {
    this.element.toggleAttribute('data-small', isSmall)
    moveMedia(this.element, place)
  }

  /** Ends playback at once; React unmounts the player later, as it may be rendering now. */
  close(): void {
    this.video?.pause()
    this.element.remove()
    setTimeout(() => this.#root.unmount())
  }
}
