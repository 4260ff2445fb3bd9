import { enableStaticRendering } from 'mobx-react-lite'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { parts } from './parts'
import type { Tile } from './tile'
import { TilesScreen } from './tiles-screen'

/** The list as the server renders it. */
export async function render(tiles: readonly Tile[]): Promise<string> {
  enableStaticRendering(true)
  const { viewModel, texts: coming } = parts()
  const texts = await coming
  viewModel.accept(tiles)
  const handler = createStaticHandler([{ path: '*', element: <TilesScreen viewModel={viewModel} texts={texts} /> }])
  const context = await handler.query(new Request('http://bare.example/'))
  if (context instanceof Response) throw new Error('The bare page leads elsewhere')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}
