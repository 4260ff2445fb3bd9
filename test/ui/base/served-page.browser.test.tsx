import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { Suspense, useCallback } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CallActivity } from '@/application/platform/call-activity'
import { ContainerProvider, useShown, useViewModel } from '@/ui/base/container'
import { Page } from '@/ui/base/page-service'
import { Preparation } from '@/ui/base/preparation'
import type { ViewModel } from '@/ui/base/view-model'

class Model implements ViewModel {
  readonly log: string[] = []
  start(): void {}
  show(query: string): () => void {
    this.log.push(`show ${query}`)
    return () => void this.log.push(`hide ${query}`)
  }
  dispose(): void {}
}

function Screen({ query }: { readonly query: string }) {
  const model = useViewModel(Model)
  useShown(
    model,
    useCallback(() => model.show(query), [model, query]),
  )
  return <p>{query}</p>
}

/** A page from the server while it becomes alive, and how to render it with a query. */
async function servedPage() {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(Page).toConstantValue(new Page())
  const model = new Model()
  container.bind(Model).toConstantValue(model)
  const renderedFor = { now: 0, timeZone: 'UTC', isPhone: false, isGatePassed: true, audience: 'everyone' }
  const preparation = new Preparation(new CallActivity(), renderedFor)
  // What is passed on is new each time, so that the screen is rendered again.
  const pageOf = (query: string) => (
    <ContainerProvider container={container} preparation={preparation}>
      <Suspense>
        <Screen query={query} />
      </Suspense>
    </ContainerProvider>
  )
  const screen = await render(pageOf('a'))
  await expect.element(screen.getByText('a')).toBeVisible()
  return { model, preparation, show: (query: string) => screen.rerender(pageOf(query)) }
}

it('a screen that is rendered again before its page is alive shows what it shows once, and the next query once the page is alive', async () => {
  const { model, preparation, show } = await servedPage()
  await show('a')
  expect(model.log).toEqual(['show a'])
  preparation.finish()
  await show('b')
  expect(model.log).toEqual(['show a', 'hide a', 'show b'])
})

it('a query that changes before the page is alive is shown too', async () => {
  const { model, show } = await servedPage()
  await show('b')
  await show('b')
  expect(model.log).toEqual(['show a', 'hide a', 'show b'])
})
