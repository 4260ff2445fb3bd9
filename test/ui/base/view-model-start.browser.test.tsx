import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { useCallback } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ContainerProvider, useShown, useViewModel } from '@/ui/base/container'
import { Page } from '@/ui/base/page-service'
import type { ViewModel } from '@/ui/base/view-model'

class Model implements ViewModel {
  readonly log: string[] = []
  start(): void {
    this.log.push('start')
  }
  show(): () => void {
    this.log.push('show')
    return () => void this.log.push('hide')
  }
  dispose(): void {
    this.log.push('dispose')
  }
}

function Screen() {
  const model = useViewModel(Model)
  useShown(
    model,
    useCallback(() => model.show(), [model]),
  )
  return <p>screen</p>
}

/** A screen that was reached in this way: the calls its view model had received when React was done with the first rendering. */
async function rendered(by: 'POP' | 'PUSH') {
  const container = new Container({ defaultScope: 'Singleton' })
  const page = new Page()
  page.reachedBy(() => by)
  container.bind(Page).toConstantValue(page)
  const model = new Model()
  container.bind(Model).toConstantValue(model)
  const screen = await render(
    <ContainerProvider container={container}>
      <Screen />
    </ContainerProvider>,
  )
  return { screen, model, first: [...model.log] }
}

// No frame is painted before the test requests it, on a slow machine either.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A frame, and the timers that are set in it. */
const paint = (): void => void vi.advanceTimersByTime(50)

it('the view model of a page that the guest comes back to starts with its first rendering', async () => {
  const { first } = await rendered('POP')
  expect(first).toEqual(['start', 'show'])
})

it('the view model of a page that a press has led to starts after its paint', async () => {
  const { first, model } = await rendered('PUSH')
  expect(first).toEqual([])
  paint()
  expect(model.log).toEqual(['start', 'show'])
})

it('a page that is left before its paint starts nothing', async () => {
  const { screen, model } = await rendered('PUSH')
  await screen.unmount()
  vi.advanceTimersByTime(1_000)
  expect(model.log).toEqual([])
})
