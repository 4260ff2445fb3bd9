import { seoTexts } from './seo-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader } from '@/adapters/stores/store'
import { isPublished, yearOf } from '@/domain/blog/post'
import type { ActorId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { BLOG_CATEGORIES, type BlogCategory } from '@/domain/blog/blog-category'
import { path } from '@/domain/routes/path'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'

/** Returns the name of a list page in a breadcrumb; the name in the address if no text has one. */
async function listName(reader: Reader, tag: string, language: Language): Promise<string> {
  return (await reader.get(seoTexts, tag))?.texts[language].breadcrumb ?? tag
}

const HOME = 'Vesper'

/** Makes the breadcrumbs of pages for one guest. */
export class Breadcrumbs {
  constructor(
    private readonly reader: Reader,
    private readonly language: Language,
    /** Epoch ms. */
    private readonly now: number,
  ) {}

  /** Returns the path from the start page to the page; empty if there is no such page. */
  async of(request: BreadcrumbRequest): Promise<readonly Crumb[]> {
    const below = await this.below(request)
    return below.length === 0 ? [] : [{ label: HOME, address: path('start', {}, this.language) }, ...below]
  }

  private below({
    type,
    albumId,
    videoId,
    blogCategory,
    postSlug,
    year,
  }: BreadcrumbRequest): Promise<readonly Crumb[]> {
    switch (type) {
      case 'album':
        return this.album(albumId ?? '')
      case 'video':
        return this.video(videoId ?? '')
      case 'blogCategory':
        return this.category(blogCategory ?? '')
      case 'blogPost':
        return this.post(postSlug ?? '')
      case 'blogArchive':
        return this.archive(year ?? '')
    }
  }

  private async album(id: string): Promise<readonly Crumb[]> {
    const { reader, language } = this
    const album = await reader.get(albums, id)
    const actor = album === undefined ? undefined : await reader.get(actors, album.actorId)
    if (album === undefined || actor === undefined) return []
    const actorName = actor.name
    return [
      { label: await listName(reader, 'albums', language), address: path('albums', {}, language) },
      { label: actorName, address: path('actorPictures', { actorName }, language) },
      { label: album.texts[language].title, address: path('actorAlbum', { actorName, albumId: album.id }, language) },
    ]
  }

  private async video(id: string): Promise<readonly Crumb[]> {
    const { reader, language } = this
    const video = await reader.get(videos, id)
    if (video === undefined) return []
    return [
      { label: await listName(reader, 'videos', language), address: path('videos', {}, language) },
      ...(await this.videosOf(video.actorId)),
      { label: video.texts[language].title, address: path('video', { videoId: video.id }, language) },
    ]
  }

  private async videosOf(actorId: ActorId): Promise<readonly Crumb[]> {
    const actor = await this.reader.get(actors, actorId)
    if (actor === undefined) return []
    return [{ label: actor.name, address: path('actorVideos', { actorName: actor.name }, this.language) }]
  }

  private async category(name: string): Promise<readonly Crumb[]> {
    const known: BlogCategory | undefined = BLOG_CATEGORIES.find((each) => each === name)
    return known === undefined ? [] : [await this.blog(), await this.categoryCrumb(known)]
  }

  private async post(slug: string): Promise<readonly Crumb[]> {
    const post = await this.reader.get(blogPosts, slug)
    if (post === undefined || !isPublished(post, this.now)) return []
    const address = path('blogPost', { postSlug: slug }, this.language)
    return [
      await this.blog(),
      await this.categoryCrumb(post.category),
      { label: post.texts[this.language].title, address },
    ]
  }

  private async archive(year: string): Promise<readonly Crumb[]> {
    const posts = await this.reader.find(blogPosts, 'newest', { prefix: [] })
    const has = posts.some((post) => isPublished(post, this.now) && String(yearOf(post.publishedAt)) === year)
    return has ? [await this.blog(), { label: year, address: path('blogArchive', { year }, this.language) }] : []
  }

  private async blog(): Promise<Crumb> {
    return { label: await listName(this.reader, 'blog', this.language), address: path('blog', {}, this.language) }
  }

  private async categoryCrumb(blogCategory: BlogCategory): Promise<Crumb> {
    return {
      label: await listName(this.reader, `blog-${blogCategory}`, this.language),
      address: path('blogCategory', { blogCategory }, this.language),
    }
  }
}
