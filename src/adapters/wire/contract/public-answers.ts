import { features } from './features'
import type { GrantingCalls, PublicForm } from '@/adapters/wire/base/granting-calls'
import { albumsGrants, tilesGrants } from '@/adapters/wire/albums/albums-contract'
import { galleryGrants } from '@/adapters/wire/albums/gallery-contract'
import { bindingsOf } from '@/adapters/wire/base/port-binding'
import { feedGrants } from '@/adapters/wire/feed/feed-contract'
import { videosGrants } from '@/adapters/wire/media/media-contract'
import { messageMediaGrants } from '@/adapters/wire/messenger/message-media-contract'
import { reactionsGrants } from '@/adapters/wire/reactions/reactions-contract'
import { mediathekGrants, tvGrants } from '@/adapters/wire/tv/tv-contract'
import type { PortName } from '@/application/platform/guest-ports'

/** A port or a method that is missing does not compile. */
const granting: GrantingCalls = {
  albums: albumsGrants,
  feed: feedGrants,
  gallery: galleryGrants,
  mediathek: mediathekGrants,
  messageMedia: messageMediaGrants,
  reactions: reactionsGrants,
  tileGrid: tilesGrants,
  tv: tvGrants,
  videos: videosGrants,
}

const unchanged = (answer: never): unknown => answer

const formOf = (port: string, method: string): PublicForm<never> => {
  const form = (granting as Readonly<Record<string, Readonly<Record<string, PublicForm<never>>>>>)[port]?.[method]
  return form === undefined ? (unchanged as PublicForm<never>) : form
}

/** The methods that only read, as their operations declare, and that a page for everybody may call, with the public form of their answer. */
const forms: ReadonlyMap<string, (answer: never) => unknown> = new Map(
  features
    .flatMap(({ ports = {} }) => Object.entries(ports))
    .flatMap(([port, binding]) =>
      bindingsOf(binding)
        .filter(
          ({ operation }) => operation.transport === 'query' || operation.method === 'GET' || operation.reads === true,
        )
        .flatMap(({ method }) => {
          const form = formOf(port, method)
          return form === null ? [] : [[`${port}.${method}`, form] as const]
        }),
    ),
)

/** How a page for everybody carries the answer of a method; `undefined`: it may not call it. */
export const publicFormOf = (port: PortName, method: string): ((answer: never) => unknown) | undefined =>
  forms.get(`${port}.${method}`)
