/**
 * The bare page: a list of 24 tiles on the libraries of the product, without anything else, rendered in the browser from
 * the answer to one request. The product's pages are measured beside it.
 */
import 'reflect-metadata/lite'
import { createInstance } from 'i18next'
import { Container } from 'inversify'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { TileGateway } from './tile-gateway'
import { TilesScreen } from './tiles-screen'
import { TilesViewModel } from './tiles-view-model'
import './bare.css'

const TEXTS = {
  title: 'All cams',
  loading: 'Loading',
  online: 'Live',
  offline: 'Offline',
  price: '{{coins}} VXC/min',
} as const

async function start(root: HTMLElement): Promise<void> {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(TileGateway).toSelf()
  container.bind(TilesViewModel).toSelf()
  const viewModel = container.get(TilesViewModel)
  const loading = viewModel.load()
  const texts = createInstance()
  await texts.init({ lng: 'en', resources: { en: { translation: TEXTS } } })
  const router = createBrowserRouter([{ path: '*', element: <TilesScreen viewModel={viewModel} texts={texts} /> }])
  createRoot(root).render(<RouterProvider router={router} />)
  await loading
}

const root = document.getElementById('root')
if (root !== null) start(root).catch(reportError)
