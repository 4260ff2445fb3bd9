import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { blocksOf } from '@/domain/markup/blocks-of'
import { RichText } from '@/ui/base/rich-text'
import { providers } from '#test/support/ui/providers'

const HOSTILE = [
  '<p>One<script>window.stolen = 1</script></p>',
  '<p><img src="x" onerror="window.stolen = 1"></p>',
  '<p>Two <a href="javascript:window.stolen=1">three</a> <a href="https://example.org/">four</a></p>',
  '<svg onload="window.stolen = 1"><a xlink:href="javascript:1">x</a></svg>',
  '<iframe srcdoc="<script>parent.stolen = 1</script>"></iframe>',
  '<style>body { display: none }</style><form action="https://spy.example/"><button>Five</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.stolen=1>">',
].join('')

describe('a text that came from outside', () => {
  it('is elements of a closed list, and runs and requests nothing of a stranger', async () => {
    const screen = await render(<RichText blocks={blocksOf(HOSTILE)} />, { wrapper: await providers() })
    const names = [...screen.container.querySelectorAll('*')].map(({ localName }) => localName)
    expect(names.filter((name) => !['div', 'p', 'a'].includes(name))).toEqual([])
    const attributes = [...screen.container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => !['class', 'href', 'rel', 'target'].includes(name))).toEqual([])
    expect(screen.container.textContent).toBe('OneTwo three fourFive')
    expect(screen.getByRole('link').elements()).toHaveLength(1)
    await expect.element(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(Reflect.get(window, 'stolen')).toBeUndefined()
  })

  it('shows headings, lists, quotes, pictures of ours, and links of ours in the same tab', async () => {
    const html =
      '<h2>Head</h2><ol><li>First</li></ol><blockquote>Said</blockquote><p><a href="/en/blog/"><b>More</b></a></p><img src="/art/4012/l1-w640.webp" alt="A lamp">'
    const screen = await render(<RichText blocks={blocksOf(html)} />, { wrapper: await providers() })
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Head' })).toBeVisible()
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('First')
    await expect.element(screen.getByRole('img', { name: 'A lamp' })).toHaveAttribute('src', '/art/4012/l1-w320.webp')
    await expect.element(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/en/blog/')
    await expect.element(screen.getByRole('link', { name: 'More' })).not.toHaveAttribute('target')
  })
})
