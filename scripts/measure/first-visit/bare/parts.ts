import 'reflect-metadata/lite'
import { createInstance, type i18n } from 'i18next'
import { Container } from 'inversify'
import { TileGateway } from './tile-gateway'
import { TilesViewModel } from './tiles-view-model'

const TEXTS = {
  title: 'All cams',
  loading: 'Loading',
  online: 'Live',
  offline: 'Offline',
  price: '{{coins}} VXC/min',
} as const

/** What the bare page consists of, wherever it is rendered. */
export function parts(): { readonly viewModel: TilesViewModel; readonly texts: Promise<i18n> } {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(TileGateway).toSelf()
  container.bind(TilesViewModel).toSelf()
  const texts = createInstance()
  const coming = texts.init({ lng: 'en', resources: { en: { translation: TEXTS } } }).then(() => texts)
  return { viewModel: container.get(TilesViewModel), texts: coming }
}
