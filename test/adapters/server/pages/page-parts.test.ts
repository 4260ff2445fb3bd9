import { assert, jsonValue, property, string } from 'fast-check'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import type { Crumb } from '@/domain/seo/breadcrumb'
import { describe, expect, it } from 'vitest'
import { headOf, inlineJson } from '@/adapters/server/pages/page-head'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import type { PageSubject } from '@/application/platform/rendered-page'
import { withStyleRules } from '@/adapters/server/pages/style-rules'

const page = (address: string, language: 'de' | 'en' | 'es' = 'en') => ({
  address,
  origin: 'https://vesper.example',
  language,
  renderedFor: { isPhone: false, isGatePassed: false, now: 0, timeZone: 'Europe/Berlin' },
})
const content = (
  description: string,
  subject: PageSubject | null = null,
  isMissing = false,
  breadcrumb: readonly Crumb[] = [],
) => ({
  html: '',
  styles: '',
  description: { title: 'A <title> & more', description, subject, breadcrumb },
  isMissing,
  movedTo: null,
  data: {
    renderedFor: { ...page('/').renderedFor, audience: 'everyone' },
    calls: [],
    written: {},
    configuration: readConfiguration({}),
  },
})

describe('styles of a page from the server', () => {
  it('are in rules instead of attributes, equal ones in one', () => {
    const { html, rules } = withStyleRules(
      '<i style="color:red"></i><b style="color:red;top:0"></b><u style="color:red">',
    )
    expect(html).toBe('<i data-style="0"></i><b data-style="1"></b><u data-style="0">')
    expect(rules).toBe('#root [data-style="0"]{color:red}#root [data-style="1"]{color:red;top:0}')
  })

  it('leave every text as it is, also one that looks like an attribute', () => {
    assert(
      property(string(), (text) => {
        const markup = renderToString(createElement('p', { title: text }, `${text} style="x"`))
        expect(withStyleRules(markup).html).toBe(markup)
      }),
    )
  })

  it('end no element', () => {
    expect(withStyleRules('<i style="background:url(&quot;&lt;/style&gt;&quot;)">').rules).not.toContain('</')
  })
})

describe('the head of a page from the server', () => {
  it('names the page, its address without filters, and its address in each language', () => {
    const head = headOf(content('Who is live.'), page('/de/cams/?online=1', 'de'))
    expect(head).toContain('<title>A &lt;title&gt; &amp; more</title>')
    expect(head).toContain('<meta name="description" content="Who is live.">')
    expect(head).toContain('<link rel="canonical" href="https://vesper.example/de/cams/">')
    for (const language of ['de', 'en', 'es'])
      expect(head).toContain(`hreflang="${language}" href="https://vesper.example/${language}/cams/"`)
    expect(head).toContain('hreflang="x-default" href="https://vesper.example/en/cams/"')
  })

  it('describes whom the page is about, as structured data', () => {
    const json = /<script type="application\/ld\+json">(?<json>.*?)<\/script>/u.exec(
      headOf(content('Calm.', { kind: 'person', name: 'Mira </script>' }), page('/en/amateur/Mira/')),
    )?.groups?.['json']
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      inLanguage: 'en',
      mainEntity: { '@type': 'Person', name: 'Mira </script>' },
    })
  })

  it('describes a video and an album without the address of a file that is played', () => {
    const shared = {
      name: 'Rain',
      releasedAt: Date.UTC(2026, 9, 3, 12),
      isFree: false,
      picture: '/art/p1/v3-w1280.webp',
      author: { name: 'Mira', address: '/en/amateur/mira/' },
    }
    const dataOf = (subject: PageSubject): unknown =>
      JSON.parse(
        /ld\+json">(?<json>.*?)<\/script>/u.exec(headOf(content('Calm.', subject), page('/en/x/')))?.groups?.['json'] ??
          '',
      )
    const author = { '@type': 'Person', name: 'Mira', url: 'https://vesper.example/en/amateur/mira/' }
    expect(dataOf({ kind: 'video', duration: 754, ...shared })).toMatchObject({
      '@type': 'ItemPage',
      mainEntity: {
        '@type': 'VideoObject',
        name: 'Rain',
        description: 'Calm.',
        thumbnailUrl: 'https://vesper.example/art/p1/v3-w1280.webp',
        uploadDate: '2026-10-03T12:00:00.000Z',
        duration: 'PT754S',
        isAccessibleForFree: false,
        author,
      },
    })
    expect(JSON.stringify(dataOf({ kind: 'video', duration: 754, ...shared }))).not.toMatch(/contentUrl|embedUrl/u)
    expect(dataOf({ kind: 'album', pictureCount: 12, ...shared })).toMatchObject({
      '@type': 'ImageGallery',
      image: 'https://vesper.example/art/p1/v3-w1280.webp',
      datePublished: '2026-10-03',
      isAccessibleForFree: false,
      author,
      mainEntity: { '@type': 'ItemList', numberOfItems: 12 },
    })
  })

  it('names the way to a page, and what a story is: headline, author, day, picture', () => {
    const crumbs = [
      { label: 'Vesper', address: '/en/' },
      { label: 'Magazine', address: '/en/blog/' },
    ]
    const subject = {
      kind: 'article',
      name: 'The Shortest Night',
      releasedAt: Date.UTC(2026, 5, 19, 16),
      picture: '/art/5022/l1-w1280.webp',
      authorName: 'Mara',
    } as const
    const head = headOf(content('A night.', subject, false, crumbs), page('/en/blog/post/x/'))
    const data: unknown = JSON.parse(/ld\+json">(?<json>.*?)<\/script>/u.exec(head)?.groups?.['json'] ?? '')
    expect(data).toMatchObject({
      '@type': 'WebPage',
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Vesper', item: 'https://vesper.example/en/' },
          { position: 2, name: 'Magazine', item: 'https://vesper.example/en/blog/' },
        ],
      },
      mainEntity: {
        '@type': 'Article',
        headline: 'The Shortest Night',
        datePublished: '2026-06-19T16:00:00.000Z',
        image: 'https://vesper.example/art/5022/l1-w1280.webp',
        author: { name: 'Mara' },
      },
    })
    expect(headOf(content('No way.'), page('/en/x/'))).not.toContain('BreadcrumbList')
  })

  it('of results of a search is listed nowhere: there is a page for each text', () => {
    for (const address of ['/en/search/videos/rain/', '/de/suche/actors/musik/', '/es/buscar/blog/noche/?x=1'])
      expect(headOf(content('Results'), page(address))).toContain('<meta name="robots" content="noindex">')
    expect(headOf(content('Search'), page('/en/search/performers/'))).not.toContain('noindex')
  })

  it('of a missing page is listed nowhere', () => {
    const head = headOf(content('', null, true), page('/en/nothing/'))
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
  })

  it('cuts a long description', () => {
    expect(
      /content="(?<text>[^"]*)"/u.exec(headOf(content('word '.repeat(100)), page('/en/')))?.groups?.['text'],
    ).toHaveLength(300)
  })
})

describe('data in a page', () => {
  it('ends no element, also where it holds markup, and is read back as it was', () => {
    assert(
      property(jsonValue(), (value) => {
        const json = inlineJson(value)
        expect(json).not.toContain('<')
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value))
      }),
    )
    expect(inlineJson('</script>')).toBe('"\\u003c/script>"')
  })
})
