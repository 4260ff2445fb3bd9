// Every page in every language and width as PNG, with a contact sheet: `npm run gallery [-- start cams]`, by daylight with `--light` behind
// the names, in some languages and widths alone with `--de --390`. The families of figures and all kinds of pictures are beside each other on sheets of their own (`-- figures` draws only these).
// Into gallery/, which git ignores; `-- readme` takes the pictures of the README into docs/screenshots.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { chromium, type Browser, type Page } from 'playwright'
import { chatModes, type ChatMode } from '../src/domain/chat/mode.ts'
import { LANGUAGES, type Language } from '../src/domain/navigation/language.ts'
import { drawFigureSheets, figureSheets } from './art/figure-sheet.ts'
import { notePictures, picturesFolder, README_PICTURES } from './readme-pictures.ts'
import { withTestCamera } from './setup/chromium.ts'
import { enterRoom, leaveRoom } from './measure/enter-room.ts'
import { answers, storeInPage } from './measure/answers.ts'
import { serveBuild } from './measure/served.ts'
import { limit } from './setup/machine-speed.ts'
import { signUp } from './measure/sign-up.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'gallery')
const WIDTHS = [390, 820, 1440] as const

interface Shot {
  readonly name: string
  /** Path behind the language, in the words of that language. */
  readonly path: Readonly<Record<Language, string>>
  readonly asMember: boolean
  /** What a guest does before the picture. */
  readonly prepare?: (page: Page) => Promise<void>
  /** A chat in this mode runs. */
  readonly mode?: ChatMode
  /** The shot before it that has made what this one shows: taken as well where only this one is wanted. */
  readonly after?: string
}

const same = (path: string): Shot['path'] => ({ de: path, en: path, es: path })
const MIRA = encodeURIComponent('mira solène')
const GREETINGS = { de: 'Guten Abend, Mira!', en: 'Good evening, Mira!', es: '¡Buenas noches, Mira!' } as const

const shots: readonly Shot[] = [
  { name: 'start', path: same(''), asMember: false },
  {
    name: 'start-banner',
    path: same(''),
    asMember: false,
    prepare: (page) => scrollToBanner(page),
  },
  { name: 'start-member', path: same(''), asMember: true },
  { name: 'cams', path: same('cams/'), asMember: false },
  { name: 'cams-banner', path: same('categories/music/'), asMember: false, prepare: (page) => scrollToBanner(page) },
  { name: 'cams-narrowed', path: same('cams/?language=es&mode=preview'), asMember: false },
  { name: 'new-faces', path: same('new-girls/'), asMember: false },
  { name: 'category', path: same('categories/music/'), asMember: false },
  { name: 'top-cams', path: same('top-cams/'), asMember: false },
  { name: 'top-favorites', path: same('top-cams/favorites/'), asMember: true },
  { name: 'clash', path: same('top-cams/clash-of-cams/'), asMember: true },
  { name: 'profile-top', path: same(`amateur/${MIRA}/top-cams/`), asMember: false },
  { name: 'profile-videos', path: same(`amateur/${MIRA}/videos/`), asMember: false },
  { name: 'profile', path: same(`amateur/${MIRA}/`), asMember: true },
  { name: 'profile-about', path: same(`amateur/${MIRA}/about-me/`), asMember: false },
  {
    name: 'profile-live',
    path: { ...same(`amateur/${MIRA}/live-show/`), es: `amateur/${MIRA}/show-en-vivo/` },
    asMember: false,
  },
  { name: 'room-door', path: same(`amateur/${MIRA}/chat/`), asMember: true },
  ...chatModes.map((mode) => ({ name: `room-${mode}`, path: same('cams/'), asMember: true, mode })),
  { name: 'videos', path: same('videos/'), asMember: false },
  { name: 'videos-banner', path: same('videos/'), asMember: false, prepare: (page) => scrollToBanner(page) },
  {
    name: 'videos-new',
    path: { de: 'videos/neue-videos/', en: 'videos/new-videos/', es: 'videos/videos-nuevos/' },
    asMember: false,
  },
  {
    name: 'video-stars',
    path: { de: 'videos/stars/', en: 'videos/stars/', es: 'videos/estrellas/' },
    asMember: false,
  },
  { name: 'video', path: { de: 'videos/ansehen/1/', en: 'videos/watch/1/', es: 'videos/ver/1/' }, asMember: true },
  {
    name: 'video-captions',
    path: { de: 'videos/ansehen/2/', en: 'videos/watch/2/', es: 'videos/ver/2/' },
    asMember: false,
    prepare: async (page) => {
      await playVideo(page)
      await page.locator('media-captions-menu-button').click()
    },
  },
  {
    name: 'mini-player',
    path: { de: 'videos/ansehen/2/', en: 'videos/watch/2/', es: 'videos/ver/2/' },
    asMember: false,
    prepare: async (page) => {
      await playVideo(page)
      await page.locator('a[href$="/cams/"]').filter({ visible: true }).first().click()
      await page.locator('aside video').waitFor()
    },
  },
  {
    name: 'playlist-sheet',
    path: { de: 'videos/ansehen/4/', en: 'videos/watch/4/', es: 'videos/ver/4/' },
    asMember: true,
    prepare: async (page) => {
      const [here, titles] = [page.url(), ['Rainy Sundays', 'City nights']]
      for (const id of [3, 6, 4]) {
        await page.goto(here.replace('/4/', `/${id}/`), { waitUntil: 'load' })
        await page.waitForTimeout(1_400)
        await putIntoPlaylists(page, id === 3 ? titles : [])
      }
    },
  },
  {
    name: 'playlists',
    path: {
      de: 'mitglied/mediathek/?tab=playlists',
      en: 'member/mediathek/?tab=playlists',
      es: 'miembro/mediateca/?tab=playlists',
    },
    asMember: true,
    after: 'playlist-sheet',
  },
  {
    name: 'playlist',
    path: {
      de: 'mitglied/mediathek/?tab=playlists',
      en: 'member/mediathek/?tab=playlists',
      es: 'miembro/mediateca/?tab=playlists',
    },
    asMember: true,
    after: 'playlist-sheet',
    prepare: openPlaylist,
  },
  {
    name: 'playlist-plays',
    path: {
      de: 'mitglied/mediathek/?tab=playlists',
      en: 'member/mediathek/?tab=playlists',
      es: 'miembro/mediateca/?tab=playlists',
    },
    asMember: true,
    after: 'playlist-sheet',
    prepare: async (page) => {
      await openPlaylist(page)
      await page.locator('main header a').first().click()
      await page.locator('aside ol').waitFor()
    },
  },
  { name: 'cam-shows', path: { de: 'cam-shows/', en: 'cam-shows/', es: 'cam-shows/' }, asMember: true },
  {
    name: 'actor-search',
    path: { de: 'suche/performer/', en: 'search/performers/', es: 'buscar/performers/' },
    asMember: false,
  },
  {
    name: 'search-videos',
    path: { de: 'suche/videos/regen/', en: 'search/videos/rain/', es: 'buscar/videos/lluvia/' },
    asMember: false,
  },
  {
    name: 'search-actors',
    path: { de: 'suche/actors/musik/', en: 'search/actors/music/', es: 'buscar/actors/musica/' },
    asMember: false,
  },
  {
    name: 'search-none',
    path: { de: 'suche/blog/mira/', en: 'search/blog/mira/', es: 'buscar/blog/mira/' },
    asMember: false,
  },
  { name: 'search-overlay', path: same('cams/'), asMember: false, prepare: (page) => typeInSearch(page, 'mar') },
  { name: 'search-overlay-none', path: same('cams/'), asMember: false, prepare: (page) => typeInSearch(page, 'zzyzx') },
  { name: 'blog', path: same('blog/'), asMember: false },
  { name: 'blog-interviews', path: same('blog/interviews/'), asMember: false },
  {
    name: 'blog-story',
    path: {
      de: 'blog/beitrag/music-1-mira-solene/',
      en: 'blog/post/music-1-mira-solene/',
      es: 'blog/entrada/music-1-mira-solene/',
    },
    asMember: false,
  },
  {
    name: 'blog-archive',
    path: { de: 'blog/archiv/2025/', en: 'blog/archive/2025/', es: 'blog/archivo/2025/' },
    asMember: false,
  },
  { name: 'feed', path: same('feed/'), asMember: false },
  { name: 'feed-member', path: same('feed/'), asMember: true },
  { name: 'albums', path: { de: 'fotoalben/', en: 'albums/', es: 'albumes/' }, asMember: false },
  {
    name: 'album',
    path: { de: `amateur/${MIRA}/fotos/1/`, en: `amateur/${MIRA}/pictures/1/`, es: `amateur/${MIRA}/fotos/1/` },
    asMember: true,
  },
  { name: 'messenger', path: same(`amateur/${MIRA}/`), asMember: true, prepare: writeAndRead },
  { name: 'messenger-visitor', path: same('messenger/'), asMember: false },
  {
    name: 'profile-own',
    path: { de: 'mitglied/profil/', en: 'member/profile/', es: 'miembro/perfil/' },
    asMember: true,
  },
  {
    name: 'purchases',
    path: { de: 'mitglied/kaeufe/', en: 'member/purchases/', es: 'miembro/compras/' },
    asMember: true,
  },
  {
    name: 'library',
    path: { de: 'mitglied/mediathek/', en: 'member/mediathek/', es: 'miembro/mediateca/' },
    asMember: true,
  },
  {
    name: 'library-photos',
    path: { de: 'mitglied/mediathek/fotos/', en: 'member/mediathek/photos/', es: 'miembro/mediateca/fotos/' },
    asMember: true,
  },
  {
    name: 'library-history',
    path: {
      de: 'mitglied/mediathek/?tab=history',
      en: 'member/mediathek/?tab=history',
      es: 'miembro/mediateca/?tab=history',
    },
    asMember: true,
  },
  {
    name: 'spinwheel',
    path: { de: 'mitglied/gluecksrad/', en: 'member/spinwheel/', es: 'miembro/ruleta/' },
    asMember: true,
  },
  {
    name: 'spinwheel-won',
    path: { de: 'mitglied/gluecksrad/', en: 'member/spinwheel/', es: 'miembro/ruleta/' },
    asMember: true,
    prepare: spinTheWheel,
  },
  {
    name: 'library-spinwheel',
    path: {
      de: 'mitglied/mediathek/?tab=spinwheel',
      en: 'member/mediathek/?tab=spinwheel',
      es: 'miembro/mediateca/?tab=spinwheel',
    },
    asMember: true,
  },
  {
    name: 'favorites',
    path: { de: 'mitglied/lieblings-cams/', en: 'member/favorite-cams/', es: 'miembro/cams-favoritas/' },
    asMember: true,
  },
  {
    name: 'notifications',
    path: { de: 'mitglied/benachrichtigungen/', en: 'member/notifications/', es: 'miembro/notificaciones/' },
    asMember: true,
  },
  {
    name: 'settings',
    path: { de: 'mitglied/einstellungen/', en: 'member/settings/', es: 'miembro/ajustes/' },
    asMember: true,
  },
  {
    name: 'terms',
    path: { de: 'rechtliches/nutzungsbedingungen/', en: 'legal/terms-of-service/', es: 'legal/condiciones-de-uso/' },
    asMember: false,
  },
  { name: 'help', path: { de: 'hilfe/', en: 'help/', es: 'ayuda/' }, asMember: false },
  { name: 'prices', path: { de: 'preise/', en: 'prices/', es: 'precios/' }, asMember: false },
  { name: 'contact', path: { de: 'kontakt/', en: 'contact/', es: 'contacto/' }, asMember: true },
  {
    name: 'accessibility',
    path: { de: 'barrierefreiheit/', en: 'accessibility/', es: 'accesibilidad/' },
    asMember: false,
  },
  {
    name: 'imprint',
    path: { de: 'rechtliches/impressum/', en: 'legal/imprint/', es: 'legal/aviso-legal/' },
    asMember: false,
  },
  { name: 'tv', path: same('tv/livestream/'), asMember: false },
  { name: 'tv-premium', path: same('tv/premium/livestream/'), asMember: true },
  { name: 'tv-late-night', path: same('tv/late-night/'), asMember: false },
  { name: 'tv-series', path: same('tv/media/series/'), asMember: false },
  { name: 'tv-one-series', path: same('tv/mediathek/fireside/'), asMember: false },
  { name: 'tv-videos', path: same('tv/mediathek/all/videos/'), asMember: false },
  { name: 'tv-video', path: same('tv/video/tv-fireside-2/ebe35d6a/'), asMember: false },
  {
    name: 'tv-format',
    path: { de: 'tv/sendung/late-night/', en: 'tv/format/late-night/', es: 'tv/programa/late-night/' },
    asMember: false,
  },
  {
    name: 'tv-post',
    path: {
      de: 'tv/beitrag/next-week-above-the-harbour/',
      en: 'tv/post/next-week-above-the-harbour/',
      es: 'tv/entrada/next-week-above-the-harbour/',
    },
    asMember: false,
  },
  { name: 'not-found', path: same('nowhere/'), asMember: false },
]

const reports = process.argv.slice(2)
const theme = reports.includes('--light') ? 'light' : 'dark'
const isForReadme = reports.includes('readme')
const wanted = isForReadme ? README_PICTURES.map(({ shot }) => shot) : reports.filter((name) => !name.startsWith('--'))
/** Those that are named by a flag; all where none is. */
const named = <T extends string | number>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => reports.includes(`--${one}`))
  return some.length === 0 ? all : some
}
const languages: readonly Language[] = isForReadme ? ['en'] : named(LANGUAGES)
const widths = isForReadme
  ? WIDTHS.filter((width) => README_PICTURES.some((one) => one.width === width))
  : named(WIDTHS)
const needed = shots.flatMap(({ name, after }) => (wanted.includes(name) && after !== undefined ? [after] : []))
const chosen = wanted.length === 0 ? shots : shots.filter(({ name }) => [...wanted, ...needed].includes(name))

const withFigures = wanted.length === 0 || wanted.includes('figures')

if (chosen.length > 0) {
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
if (withFigures) await drawFigureSheets(out)
if (chosen.length > 0) await takePages()
if (isForReadme) {
  for (const { name, shot, width } of README_PICTURES)
    copyFileSync(join(out, `${shot}-en-${width}.png`), join(picturesFolder(root), `${name}.png`))
  notePictures(root)
}
writeFileSync(join(out, 'index.html'), contactSheet())
process.stdout.write(
  `gallery/index.html holds ${chosen.length * widths.length * languages.length} pages and ${withFigures ? figureSheets.length : 0} sheets of figures\n`,
)

async function takePages(): Promise<void> {
  const served = await serveBuild('page')
  const browser = await chromium.launch(withTestCamera())
  try {
    for (const width of widths) for (const language of languages) await takeAll(browser, served.url, width, language)
  } finally {
    await browser.close()
    await served.stop()
  }
}

async function takeAll(from: Browser, url: string, width: number, language: Language): Promise<void> {
  const viewport = { width, height: width < 500 ? 844 : 1000 }
  const page = await from.newPage({ viewport, locale: language, permissions: ['camera', 'microphone'] })
  await page.addInitScript(storeInPage, { ...answers(), 'vesper.theme': theme })
  for (const asMember of [false, true]) {
    const group = chosen.filter((shot) => shot.asMember === asMember)
    if (asMember && group.length > 0) await signUp(page, url, language)
    for (const shot of group) {
      if (shot.mode !== undefined) {
        // A mode that nobody offers right now has no picture.
        if (!(await enterRoom(page, url, language, shot.mode))) continue
        await page.screenshot({ path: join(out, `${shot.name}-${language}-${width}.png`) })
        await leaveRoom(page, language, shot.mode)
        continue
      }
      const start = language === 'de' && shot.path.de === '' ? '/' : `/${language}/${shot.path[language]}`
      await page.goto(url + start, { waitUntil: 'load' })
      await page.locator('html[data-alive]').waitFor()
      await page.waitForTimeout(1_400)
      await prepared(shot, page)
      await page.screenshot({ path: join(out, `${shot.name}-${language}-${width}.png`) })
    }
  }
  await page.close()
}

/** A shot that cannot be prepared is taken as it is and named: one screen that has changed does not hide the others. */
async function prepared(shot: Shot, page: Page): Promise<void> {
  try {
    await shot.prepare?.(page)
    await picturesDrawn(page)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${shot.name} is not prepared at ${page.url()}: ${String(error)}\n`)
  }
}

/** Writes to the actor of a profile, and waits for the answer. */
async function writeAndRead(page: Page): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) as Language
  await page.locator('main a[href*="/messenger/"]').filter({ visible: true }).first().click()
  await page.waitForURL(/\/messenger\/\w+\/$/u)
  const field = page.locator('main form textarea')
  await field.fill(GREETINGS[language])
  await field.press('Enter')
  const log = page.getByRole('log')
  await log.getByText(GREETINGS[language], { exact: true }).waitFor()
  // Only what an actor wrote names its author.
  await log
    .getByText(/^Mira Solène · /u)
    .last()
    .waitFor({ timeout: 60_000 })
}

/** Spins once, until the wheel rests. */
async function spinTheWheel(page: Page): Promise<void> {
  await page.locator('main button').first().click()
  await page.locator('#spin-won').waitFor()
}

/** Opens the first playlist of the guest. */
async function openPlaylist(page: Page): Promise<void> {
  await page.locator('main article a').first().click()
  await page.locator('main ol').waitFor()
}

/** Puts the video of a page into all playlists of the guest, after making those of these titles. The sheet stays open. */
async function putIntoPlaylists(page: Page, titles: readonly string[]): Promise<void> {
  await page.locator('button:has(svg.lucide-list-plus)').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('form').waitFor()
  for (const [index, title] of titles.entries()) {
    await sheet.getByRole('textbox').fill(title)
    await sheet.locator('button[type=submit]').click()
    await sheet.getByRole('checkbox').nth(index).waitFor()
  }
  for (const box of await sheet.getByRole('checkbox').all()) await box.check()
  await page.waitForTimeout(800)
}

/** Plays the video of a page with captions, until it moves. */
async function playVideo(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1, undefined, {
    timeout: 60_000,
  })
  await page.locator('media-play-button').first().click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1, undefined, {
    timeout: 60_000,
  })
  await page.keyboard.press('c')
}

/** Scrolls until the banner of the page is in the middle of the window; on a phone it may be in the folded part of the page. */
async function scrollToBanner(page: Page): Promise<void> {
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Show more|Mehr zeigen|Mostrar más)$/u, expanded: false })
  if (await more.isVisible()) await more.click()
  const banner = page.getByRole('region', { name: /^(?:Promotion|Anzeige|Promoción)$/u })
  for (let screens = 0; screens < 40 && (await banner.count()) === 0; screens += 1) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(150)
  }
  await banner.first().evaluate((found) => found.scrollIntoView({ block: 'center' }))
}

/** Opens the search, by the bar of a wide window or the tab of a phone, and types. */
async function typeInSearch(page: Page, text: string): Promise<void> {
  const opener = page.locator(
    'header a[aria-haspopup="dialog"], :is(header, nav) button[aria-haspopup="dialog"]:has(svg.lucide-search)',
  )
  await opener.filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('combobox').fill(text)
  await page.waitForTimeout(1_400)
}

/** Until every picture that a guest sees is there, since some may be drawn only now. */
async function picturesDrawn(page: Page): Promise<void> {
  const isDrawn = (): boolean =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ]
      // Beyond the edge of its row it is in the window, but not seen, and so not loaded.
      const isSeen = right > left && document.elementsFromPoint(x, y).includes(image)
      return !isSeen || (image.complete && image.naturalWidth > 0)
    })
  await page.waitForFunction(isDrawn, undefined, { timeout: limit(60_000) })
  await page.waitForTimeout(400)
}

function contactSheet(): string {
  const rows = chosen.map(({ name }) => {
    const cells = widths.flatMap((width) =>
      languages.map(
        (language) =>
          `<a href="${name}-${language}-${width}.png"><img src="${name}-${language}-${width}.png" alt="${name} ${language} ${width}"></a>`,
      ),
    )
    return `<h2>${name}</h2><div>${cells.join('')}</div>`
  })
  const sheets = (withFigures ? figureSheets : []).map(({ name, rows }) => {
    const names = rows.map((row) => `<li>${row.name}</li>`).join('')
    return `<h2>${name}</h2><div class="sheet"><ol>${names}</ol><img src="${name}.png" alt="${name}"></div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{background:#222;color:#eee;font:14px system-ui}div{display:flex;gap:8px;overflow:auto}img{height:320px}ol{margin:0;padding:0;list-style:none;display:flex;flex-direction:column;flex:none;width:8em}li{flex:1}.sheet img{height:auto}</style>${rows.join('')}${sheets.join('')}`
}
