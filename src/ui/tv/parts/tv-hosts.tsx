import { observer } from 'mobx-react-lite'
import type { TvHost } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Avatar } from '@/ui/kit/media/avatar'
import css from './tv-hosts.module.css'

/** The hosts of a programme, with links to their pages. */
export const TvHosts = observer(function TvHosts({
  label,
  hosts,
}: {
  readonly label: string
  readonly hosts: readonly TvHost[]
}) {
  const href = useHref()
  if (hosts.length === 0) return null
  return (
    <ul className={css['hosts']} aria-label={label} role="list">
      {hosts.map(({ id, name, avatar, isOnline }) => (
        <li key={id}>
          <Link className={css['host']} href={href('actor', { actorName: name })}>
            <Avatar source={pictureOf(avatar)} alt="" size="s" ring={isOnline ? 'live' : 'none'} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
