/**
 * The bare page: a list of 24 tiles on the libraries of the product, without anything else, rendered in the browser from
 * the answer to one request. The product's pages are measured beside it.
 */
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { parts } from './parts'
import { TilesScreen } from './tiles-screen'
import './bare.css'

async function start(root: HTMLElement): Promise<void> {
  const { viewModel, texts: coming } = parts()
  const loading = viewModel.load()
  const texts = await coming
  const router = createBrowserRouter([{ path: '*', element: <TilesScreen viewModel={viewModel} texts={texts} /> }])
  createRoot(root).render(<RouterProvider router={router} />)
  await loading
}

const root = document.getElementById('root')
if (root !== null) start(root).catch(reportError)
