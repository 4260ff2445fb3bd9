import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import type { Actor, PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Picture } from '@/ui/kit/media/picture'
import { PictureViewer } from '@/ui/kit/overlays/picture-viewer'
import { useTexts } from '@/ui/texts/use-texts'
import css from './profile-pictures.module.css'
import type { ProfileViewModel } from './profile-view-model'

const SIZES = {
  portrait: '(min-width: 768px) 290px, calc(46.7vw - 11px)',
  landscape: '(min-width: 768px) 215px, 30vw',
} as const

const shapeOf = ({ variant }: PictureRef) => (variant.startsWith('p') ? 'portrait' : 'landscape')

interface OpinionProps {
  readonly actorId: ActorId
  readonly name: string
  readonly variant: string
  readonly position: number
}

/** The pictures of an actor, each a button that opens it. */
export const ProfilePictures = observer(function ProfilePictures({
  profile,
  actor: { name, pictures },
  opinion,
}: {
  readonly profile: Pick<ProfileViewModel, 'openAt' | 'open' | 'step' | 'close'>
  readonly actor: Pick<Actor, 'name' | 'pictures'>
  /** Ratings of the open picture; its position starts at 1. */
  readonly opinion?: { readonly actorId: ActorId; readonly View: ComponentType<OpinionProps> }
}) {
  const texts = useTexts()
  const { openAt } = profile
  const position = (openAt ?? 0) + 1
  const count = pictures.length
  const opened = openAt === null ? undefined : pictures[openAt]
  const following = openAt === null ? undefined : pictures[openAt + 1]
  return (
    <>
      <ul role="list" className={css['pictures']}>
        {pictures.map((picture, index) => (
          <li key={picture.variant} data-shape={shapeOf(picture)}>
            <button
              type="button"
              aria-label={texts.t('albums.page.open', { position: index + 1, count })}
              onClick={() => profile.open(index)}
            >
              <Picture source={pictureOf(picture)} alt="" shape={shapeOf(picture)} sizes={SIZES[shapeOf(picture)]} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        picture={
          opened === undefined
            ? null
            : {
                source: pictureOf(opened),
                alt: texts.t('albums.viewer.alt', { position, title: name }),
                shape: shapeOf(opened),
              }
        }
        title={name}
        position={<span className="num">{texts.t('albums.viewer.position', { position, count })}</span>}
        isFirst={openAt === 0}
        isLast={openAt === count - 1}
        labels={{
          close: texts.t('albums.viewer.close'),
          previous: texts.t('albums.viewer.previous'),
          next: texts.t('albums.viewer.next'),
        }}
        next={following === undefined ? null : pictureOf(following)}
        actions={
          opened === undefined || opinion === undefined ? null : (
            <opinion.View actorId={opinion.actorId} name={name} variant={opened.variant} position={position} />
          )
        }
        onStep={(step) => profile.step(step)}
        onClose={() => profile.close()}
      />
    </>
  )
})
