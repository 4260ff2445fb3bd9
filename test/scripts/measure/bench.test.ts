import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { front, withList, withoutScripts } from '../../../scripts/measure/first-visit/front.ts'
import { reaches } from '../../../scripts/measure/measurement.ts'
import { medianOf } from '../../../scripts/measure/median.ts'

describe('a goal of the bench', () => {
  it('applies to the ratio where there is one, else to the value', () => {
    const measured = { name: 'LCP', value: 3_000, unit: 'ms' }
    expect(reaches({ ...measured, ratio: 1.1, goal: '≤ 1.15' })).toBe(true)
    expect(reaches({ ...measured, ratio: 1.2, goal: '≤ 1.15' })).toBe(false)
    expect(reaches({ ...measured, goal: '≤ 2500' })).toBe(false)
    expect(reaches({ ...measured, goal: '≥ 2500' })).toBe(true)
    expect(reaches(measured)).toBeNull()
  })
})

describe('a median', () => {
  it('has as many values below it as above it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const median = medianOf(values)
        const below = values.filter((value) => value < median).length
        const above = values.filter((value) => value > median).length
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })

  it('does not exist where nothing was measured', () => {
    expect(() => medianOf([])).toThrow('median of nothing')
  })
})

describe('the bare page from the server', () => {
  it('has its list and its data, and a name in it ends no script', () => {
    const page = '<div id="root"></div><script type="application/json" id="tiles"></script>'
    const tile = {
      id: '0',
      name: '</script>$&',
      age: 30,
      words: [],
      price: 3,
      isOnline: true,
      address: '/en/',
      picture: { src: '/a', srcSet: '/a 1w' },
    }
    const html = withList(page, '<ul>$&</ul>', [tile])
    const data = /id="tiles">(?<json>.*?)<\/script>/u.exec(html)?.groups?.['json'] ?? ''
    expect(html.startsWith('<div id="root"><ul>$&</ul></div><script')).toBe(true)
    expect(JSON.parse(data)).toEqual([tile])
  })
})

describe('the plain page', () => {
  it('has no script and no link to one, and everything else', () => {
    const html =
      '<head><script>a("</p>")</script><link rel="modulepreload" crossorigin href="/a.js"><link rel="stylesheet" href="/a.css">' +
      '<style>p{}</style></head><body><p>Text</p><script type="application/json" id="page-data">{}</script></body>'
    expect(withoutScripts(html)).toBe(
      '<head><link rel="stylesheet" href="/a.css"><style>p{}</style></head><body><p>Text</p></body>',
    )
  })

  it('is sent with the headers of the page that it is made of, and nothing else is changed', async () => {
    const product = createServer((request, response) => {
      const isPage = request.url === '/page'
      response.writeHead(isPage ? 200 : 404, { 'content-type': isPage ? 'text/html' : 'image/webp', 'x-of': 'product' })
      response.end(isPage ? '<p>Text</p><script>work()</script>' : 'picture')
    })
    await new Promise<void>((resolve) => {
      product.listen(0, '127.0.0.1', resolve)
    })
    const { port } = product.address() as AddressInfo
    const { url, stop } = await front(`http://127.0.0.1:${port}`, { page: withoutScripts })
    const page = await fetch(`${url}/page`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toBe('<p>Text</p>')
    expect({
      status: page.status,
      xOf: page.headers.get('x-of'),
      contentEncoding: page.headers.get('content-encoding'),
    }).toEqual({ status: 200, xOf: 'product', contentEncoding: 'br' })
    const picture = await fetch(`${url}/picture`)
    expect({ status: picture.status, xOf: picture.headers.get('x-of'), text: await picture.text() }).toEqual({
      status: 404,
      xOf: 'product',
      text: 'picture',
    })
    await stop()
    product.close()
  })
})
