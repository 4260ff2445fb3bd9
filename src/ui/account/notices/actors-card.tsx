import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { NoticedActor } from '@/application/notifications/find-noticed-actors'
import type { NoticeChannel } from '@/domain/notifications/notification-choices'
import { Card } from '@/ui/account/card'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { Avatar } from '@/ui/kit/media/avatar'
import { useTexts } from '@/ui/texts/use-texts'
import css from './notices.module.css'
import type { NoticesViewModel } from './notices-view-model'

/** The actors whose notifications the guest gets, by channel (MSG-029, MSG-030). */
export const ActorsCard = observer(function ActorsCard({
  notices,
  offered,
}: {
  readonly notices: NoticesViewModel
  readonly offered: readonly NoticeChannel[]
}) {
  const texts = useTexts()
  const actors = notices.actors ?? []
  return (
    <div className={css['whole']}>
      <Card
        title={texts.t('account.notices.actors')}
        hint={texts.t(actors.length === 0 ? 'account.notices.noActors' : 'account.notices.actorsHint')}
      >
        {actors.length === 0 ? null : (
          <ul role="list" className={css['actors']}>
            {actors.map((actor) => (
              <li key={actor.id}>
                <Row actor={actor} offered={offered} notices={notices} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
})

const Row = observer(function Row({
  actor,
  offered,
  notices,
}: {
  readonly actor: NoticedActor
  readonly offered: readonly NoticeChannel[]
  readonly notices: NoticesViewModel
}) {
  const texts = useTexts()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={css['actor']}>
      <Avatar source={pictureOf(actor.avatar)} alt="" />
      <span id={id} className={css['name']}>
        {actor.name}
      </span>
      <div className={css['channels']}>
        {offered.map((channel) => (
          <Checkbox
            key={channel}
            label={texts.t(`account.notices.channel.${channel}`)}
            checked={notices.isAbout(actor.id, channel)}
            onChange={(on) => void notices.turn(actor.id, channel, on)}
          />
        ))}
      </div>
    </div>
  )
})
