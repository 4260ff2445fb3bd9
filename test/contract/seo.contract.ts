import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import { match } from '@/domain/routes/match'
import type { Crumb } from '@/domain/seo/breadcrumb'

const routes = (crumbs: readonly Crumb[]): readonly string[] =>
  crumbs.map(({ address }) => {
    const found = match(address)
    return found.kind === 'route' ? found.route : found.kind
  })

export const seoContract = (name: BindingName, bind: Bind): void =>
  contract('seo', name, bind, (bound) => {
    it('answers the texts of tags in their order, each of them whole [BLO-021][BLO-023]', async () => {
      const { seo } = (await bound().device()).ports
      const found = await seo.texts(['videos', 'no-such-tag', 'cams', 'videos'])
      expect(found.map(({ tag }) => tag)).toEqual(['videos', 'cams'])
      for (const { text } of found)
        for (const part of [
          text.h1,
          text.h2,
          text.seoTitle,
          text.seoDescription,
          text.freeText,
          text.freeTextShort,
          text.breadcrumb,
          text.slug,
        ])
          expect(part).not.toBe('')
      expect(await seo.texts([])).toEqual([])
    })

    it('composes the text of the videos of an actor that have a tag, and has none of a tag the actor has not [BLO-024]', async () => {
      const { seo, videos } = (await bound().device()).ports
      const { items } = await videos.list({ filter: {}, sort: 'newest', first: 40, offset: 0 })
      const video = items.find(({ tags }) => tags.length > 0)
      const [tag] = video?.tags ?? []
      if (video === undefined || tag === undefined) throw new Error('no tagged video')
      const content = await seo.actorContent(video.actor.id, tag.id)
      expect(content?.h1).toBe(`${video.actor.name}: ${tag.label}`)
      expect(content?.slug).toBe(tag.id)
      expect(content?.seoDescription).not.toMatch(/[{}]/u)
      expect(await seo.actorContent(video.actor.id, 'no-such-tag')).toBeNull()
      expect(await seo.actorContent(asId<ActorId>('nobody'), tag.id)).toBeNull()
    })

    it('leads from the start page to an album, by its type and its id [OTH-003][OTH-004]', async () => {
      const { seo, albums } = (await bound().device()).ports
      const [album] = (await albums.list({ filter: {}, sort: 'newest', first: 1, offset: 0 })).items
      if (album === undefined) throw new Error('no album')
      const { breadcrumb } = await seo.breadcrumb({ type: 'album', albumId: album.id })
      expect(routes(breadcrumb)).toEqual(['start', 'albums', 'actorPictures', 'actorAlbum'])
      expect(breadcrumb.map(({ label }) => label).slice(2)).toEqual([album.actor.name, album.title])
      expect(await seo.breadcrumb({ type: 'album', albumId: asId<AlbumId>('none') })).toEqual({ breadcrumb: [] })
      expect(await seo.breadcrumb({ type: 'album' })).toEqual({ breadcrumb: [] })
    })

    it('leads to the pages of the blog and to videos, and to none that there is not', async () => {
      const { seo, blog, videos } = (await bound().device()).ports
      const [post] = (await blog.posts({ category: 'news', pageSize: 1 })).items
      const [video] = (await videos.list({ filter: {}, sort: 'newest', first: 1, offset: 0 })).items
      if (post === undefined || video === undefined) throw new Error('empty world')
      const wayTo = async (request: Parameters<typeof seo.breadcrumb>[0]) =>
        routes((await seo.breadcrumb(request)).breadcrumb)
      expect(await wayTo({ type: 'blogPost', postSlug: post.slug })).toEqual([
        'start',
        'blog',
        'blogCategory',
        'blogPost',
      ])
      expect(await wayTo({ type: 'blogCategory', blogCategory: 'news' })).toEqual(['start', 'blog', 'blogCategory'])
      expect(await wayTo({ type: 'video', videoId: video.id })).toEqual(['start', 'videos', 'actorVideos', 'video'])
      const year = String(new Date(post.publishedAt).getUTCFullYear())
      expect(await wayTo({ type: 'blogArchive', year })).toEqual(['start', 'blog', 'blogArchive'])
      for (const request of [
        { type: 'blogPost', postSlug: 'no-such-post' },
        { type: 'blogCategory', blogCategory: 'no-such-category' },
        { type: 'blogArchive', year: '1999' },
        { type: 'video' },
      ] as const)
        expect(await wayTo(request)).toEqual([])
    })
  })
