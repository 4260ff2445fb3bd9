/**
 * The bare page from the server: the same list, rendered by the server with its data, and brought to life in the browser as the product's
 * pages are.
 */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { parts } from './parts'
import type { Tile } from './tile'
import { TilesScreen } from './tiles-screen'
import './bare.css'

async function start(root: HTMLElement, data: string): Promise<void> {
  const { viewModel, texts: coming } = parts()
  const texts = await coming
  viewModel.accept(JSON.parse(data) as readonly Tile[])
  const router = createBrowserRouter([{ path: '*', element: <TilesScreen viewModel={viewModel} texts={texts} /> }])
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} useTransitions={false} />)
  })
}

const root = document.getElementById('root')
const data = document.getElementById('tiles')?.textContent
if (root !== null && data !== undefined) start(root, data).catch(reportError)
