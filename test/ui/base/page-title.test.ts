import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CallActivity } from '@/application/platform/call-activity'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { ContainerProvider } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { Preparation } from '@/ui/base/preparation'
import { Texts } from '@/ui/texts/texts'

it('describes a page by the breadcrumb and the subject that the page has made itself, without a port', () => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(Texts).toConstantValue(new Texts(loadCatalog))
  const renderedFor = { now: 0, timeZone: 'UTC', isPhone: false, isGatePassed: true, audience: 'everyone' }
  const preparation = new Preparation(new CallActivity(), renderedFor)
  const breadcrumb = [
    { label: 'Vesper', address: '/en/' },
    { label: 'Evenings', address: '/en/evenings/' },
  ]
  const subject = { '@type': 'ItemPage', mainEntity: { '@type': 'Event', name: 'An evening', url: '' } }
  const children = createElement(PageTitle, { title: 'An evening', breadcrumb, subject })
  renderToString(createElement(() => ContainerProvider({ container, preparation, children })))
  expect(preparation.description).toMatchObject({ breadcrumb, subject })
})
