import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LayerHistory, useLayer } from '@/ui/kit/overlays/layer'

it('gives a layer its step in the history before the layer can be seen, and takes it back with the layer', async () => {
  const done: string[] = []
  const add = () => {
    done.push('step')
    return () => void done.push('back')
  }
  const Layer = () => {
    useLayer(true, () => undefined)
    return null
  }
  const Page = ({ isOpen }: { readonly isOpen: boolean }) => {
    // Runs after those of its children, and before the browser paints.
    useLayoutEffect(() => void done.push('painted next'), [])
    return <LayerHistory value={add}>{isOpen ? <Layer /> : null}</LayerHistory>
  }
  const screen = await render(<Page isOpen />)
  expect(done).toEqual(['step', 'painted next'])
  await screen.rerender(<Page isOpen={false} />)
  expect(done.at(-1)).toBe('back')
})
