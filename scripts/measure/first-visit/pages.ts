import type { Tile } from './bare/tile.ts'

/** How Lighthouse's phone names itself; the server renders pages for phones and for other devices. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36'

/** The pages most visits begin with; they are also measured with the age question answered. */
export const MAIN_PAGES = ['start', 'cams', 'profile', 'videos'] as const
export const PAGES = [...MAIN_PAGES, 'shows', 'top-cams', 'search', 'contact'] as const
export type PageName = (typeof PAGES)[number]

const htmlAt = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers: { 'user-agent': PHONE, accept: 'text/html' } })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/** The addresses of the pages that are measured; the profile is that of the first actor in the list. */
export async function addressesOf(url: string): Promise<Readonly<Record<PageName, string>>> {
  const profile = /href="(?<path>\/en\/amateur\/[^/"]+\/)"/u.exec(await htmlAt(`${url}/en/cams/`))?.groups?.['path']
  if (profile === undefined) throw new Error('The list of actors links no profile')
  return {
    start: '/en/',
    cams: '/en/cams/',
    profile,
    videos: '/en/videos/',
    shows: '/en/cam-shows/',
    'top-cams': '/en/top-cams/',
    search: '/en/search/performers/',
    contact: '/en/contact/',
  }
}

/** Has a page rendered, and all its pictures drawn, so that no visit waits for either. Throws where it is not rendered. */
export async function prepare(url: string, address: string): Promise<void> {
  let html = ''
  for (let i = 0; i < 10 && !html.includes('id="page-data"'); i++) html = await htmlAt(`${url}${address}`)
  if (!html.includes('id="page-data"')) throw new Error(`${address} is not rendered by the server`)
  const pictures = new Set([...html.matchAll(/\/art\/[\w./-]+/gu)].map(([path]) => path))
  for (const picture of pictures) await (await fetch(`${url}${picture}`)).arrayBuffer()
}

const TILE = /<article\b.*?<\/article>/gsu

const text = (html: string): string => html.replace(/<[^>]+>/gu, ' ').trim()

/** The first 24 tiles of the product's list of actors, as data of the bare page. */
export async function tilesOf(url: string): Promise<readonly Tile[]> {
  const html = await htmlAt(`${url}/en/cams/`)
  const tiles = [...html.matchAll(TILE)].slice(0, 24).map(([tile], index): Tile => {
    const part = (pattern: RegExp): string => pattern.exec(tile)?.[1] ?? ''
    return {
      id: String(index),
      name: text(part(/<h2[^>]*>(.*?<\/a>)/su)),
      age: Number(part(/<\/a><span[^>]*>(\d+)</u)),
      words: text(part(/<p[^>]*>(.*?)<\/p>/su)).split(/\s+/u),
      price: Number(part(/(\d+) VXC/u)),
      isOnline: tile.includes('>Live<'),
      address: part(/<a[^>]*href="([^"]+)"/u),
      picture: { src: part(/src="([^"]+)"/u), srcSet: part(/srcSet="([^"]+)"/u) },
    }
  })
  if (tiles.length < 24 || tiles.some(({ name, picture }) => name === '' || picture.srcSet === ''))
    throw new Error('The list of actors does not show 24 tiles')
  return tiles
}
