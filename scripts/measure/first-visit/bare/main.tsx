/**
 * The bare page: a list of 24 tiles on the libraries of the product, without anything else, rendered in the browser from
 * the answer to one request, and another page that only links it. The product's pages are measured beside it.
 */
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { LinkScreen } from './link-screen'
import { parts } from './parts'
import { TilesScreen } from './tiles-screen'
import { BARE_LINK_PATH } from './tile'
import './bare.css'

async function start(root: HTMLElement): Promise<void> {
  const { viewModel, texts: coming } = parts()
  const loading = viewModel.load()
  const texts = await coming
  const router = createBrowserRouter([
    { path: BARE_LINK_PATH, element: <LinkScreen texts={texts} /> },
    { path: '*', element: <TilesScreen viewModel={viewModel} texts={texts} /> },
  ])
  createRoot(root).render(<RouterProvider router={router} />)
  await loading
}

const root = document.getElementById('root')
if (root !== null) start(root).catch(reportError)
