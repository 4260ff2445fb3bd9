import { assert, jsonValue, property, string } from 'fast-check'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import type { Crumb } from '@/domain/seo/breadcrumb'
import { describe, expect, it } from 'vitest'
import { headOf, inlineJson } from '@/adapters/server/pages/page-head'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import type { PageSubject } from '@/application/platform/rendered-page'
import { withStyleRules } from '@/adapters/server/pages/style-rules'
import { albumSubject } from '@/ui/albums/page/album-subject'
import { postSubject } from '@/ui/blog/post/post-subject'
import { videoSubject } from '@/ui/media/video-subject'
import { albumWith } from '#test/support/ui/albums'

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

const dataOf = (head: string): unknown =>
  JSON.parse(/ld\+json">(?<json>.*?)<\/script>/u.exec(head)?.groups?.['json'] ?? '')

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
    const person = { '@type': 'Person', name: 'Mira </script>', url: '' }
    const data = dataOf(headOf(content('Calm.', { '@type': 'ProfilePage', mainEntity: person }), page('/en/x/?tab=1')))
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      inLanguage: 'en',
      mainEntity: { '@type': 'Person', name: 'Mira </script>', url: 'https://vesper.example/en/x/' },
    })
  })

  it('publishes a subject of any type as it is, with complete addresses and a description of the same length', () => {
    const subject = {
      '@type': 'ItemPage',
      mainEntity: {
        '@type': 'Event',
        name: '/not an address',
        description: 'word '.repeat(100),
        url: '',
        image: ['/art/1/l0-w1280.webp', 'https://other.example/picture.webp'],
        location: { '@type': 'VirtualLocation', url: '/en/cams/' },
        maximumAttendeeCapacity: 40,
        isAccessibleForFree: true,
      },
    }
    expect(dataOf(headOf(content('word '.repeat(100), subject), page('/en/x/')))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemPage',
      name: 'A <title> & more',
      description: `${'word '.repeat(59)}word…`,
      url: 'https://vesper.example/en/x/',
      inLanguage: 'en',
      isFamilyFriendly: false,
      isPartOf: { '@type': 'WebSite', name: 'Vesper', url: 'https://vesper.example/' },
      mainEntity: {
        ...subject.mainEntity,
        description: `${'word '.repeat(59)}word…`,
        url: 'https://vesper.example/en/x/',
        image: ['https://vesper.example/art/1/l0-w1280.webp', 'https://other.example/picture.webp'],
        location: { '@type': 'VirtualLocation', url: 'https://vesper.example/en/cams/' },
      },
    })
  })

  it('describes a video and an album without the address of a file that is played', () => {
    const author = { '@type': 'Person', name: 'Mira', url: 'https://vesper.example/en/amateur/mira/' }
    const shared = { title: 'Rain', releasedAt: Date.UTC(2026, 9, 3, 12), cover: { family: 1, variant: 'l2' } } as const
    const video = videoSubject({
      ...shared,
      description: 'Calm.',
      duration: 754,
      isFree: false,
      author: { name: 'Mira', address: '/en/amateur/mira/' },
    })
    const album = albumWith({ ...shared, pictureCount: 12, need: 'needPurchase' })
    const dataAbout = (subject: PageSubject) => dataOf(headOf(content('Calm.', subject), page('/en/x/')))
    expect(dataAbout(video)).toMatchObject({
      '@type': 'ItemPage',
      mainEntity: {
        '@type': 'VideoObject',
        name: 'Rain',
        description: 'Calm.',
        thumbnailUrl: 'https://vesper.example/art/1/l2-w1280.webp',
        uploadDate: '2026-10-03T12:00:00.000Z',
        duration: 'PT754S',
        isAccessibleForFree: false,
        author,
      },
    })
    expect(JSON.stringify(dataAbout(video))).not.toMatch(/contentUrl|embedUrl/u)
    expect(dataAbout(albumSubject(album, '/en/amateur/mira/'))).toMatchObject({
      '@type': 'ImageGallery',
      image: 'https://vesper.example/art/1/l2-w1280.webp',
      datePublished: '2026-10-03',
      isAccessibleForFree: false,
      author: { ...author, name: album.actor.name },
      mainEntity: { '@type': 'ItemList', name: 'Rain', numberOfItems: 12 },
    })
  })

  it('names the way to a page, and what a story is: headline, author, day, picture', () => {
    const crumbs = [
      { label: 'Vesper', address: '/en/' },
      { label: 'Magazine', address: '/en/blog/' },
    ]
    const subject = postSubject({
      title: 'The Shortest Night',
      teaser: 'A night.',
      publishedAt: Date.UTC(2026, 5, 19, 16),
      picture: { family: 5022, variant: 'l1' },
      author: 'Mara',
    })
    expect(dataOf(headOf(content('A night.', subject, false, crumbs), page('/en/blog/post/x/')))).toMatchObject({
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
        description: 'A night.',
        url: 'https://vesper.example/en/blog/post/x/',
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
