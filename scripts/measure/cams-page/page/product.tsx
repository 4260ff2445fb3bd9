import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { LiveUpdates } from '@/application/live/live-updates'
import type { ActorSummary } from '@/domain/actors/actor'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { actorGrid } from '@/ui/actors/actor-grid'
import { ActorTile } from '@/ui/actors/actor-tile'
import { CAM_COLUMNS } from '@/ui/actors/cams/cam-columns'
import { LiveActors } from '@/ui/actors/live-actors'
import { LiveOrder } from '@/ui/actors/live-order'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { ContainerProvider } from '@/ui/base/container'
import { PagedList } from '@/ui/base/paged-list'
import { TileList } from '@/ui/base/tile-list'
import { Texts } from '@/ui/texts/texts'
import { rows } from './rows'
import { receive } from './updates'

const GRID = actorGrid(CAM_COLUMNS, 18)

/** The list of the page of cams, with its view models, over ports that answer at once. */
export async function product(root: HTMLElement): Promise<void> {
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  await texts.load('actors', 'shell', 'home')
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(Texts).toConstantValue(texts)

  const listeners = new Set<(update: LiveUpdate) => void>()
  const line: LiveUpdates = {
    connect: () => undefined,
    disconnect: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watchActors: () => undefined,
    unwatchActors: () => undefined,
    watchStatus: () => () => undefined,
  }
  const live = new LiveActors(line, {} as ActorGateway)
  live.start()
  const page = async () => ({ items: rows, total: rows.length })
  const list = new PagedList<ActorSummary>(page)
  const order = new LiveOrder(list, live, { now: () => Date.now() }, rows.length, page)
  order.show({ filter: {}, sort: 'recommended' })
  await list.reload()
  receive((update) => {
    for (const listener of listeners) listener({ type: 'actorState', id: update.actorId, state: update.state })
  })
  const services = { live, pins: { toggle: async () => undefined } }
  createRoot(root).render(
    <MemoryRouter initialEntries={['/en/']}>
      <ContainerProvider container={container}>
        <h1>All cams</h1>
        <TileList label="All cams" list={list} grid={GRID} empty={null} onCalm={(held) => order.settle(held)}>
          {(actor, index) => <ActorTile actor={actor} services={services} heading="h2" eager={index < 4} />}
        </TileList>
      </ContainerProvider>
    </MemoryRouter>,
  )
}
