// Every page in every language and width as PNG, with a contact sheet: `npm run gallery [-- start cams]`, by daylight with `--light` behind
// the names, in some languages and widths alone with `--de --390`. The families of figures and all kinds of pictures are beside each other on sheets of their own (`-- figures` draws only these).
// Into gallery/, which git ignores; `-- readme` takes the pictures of the README into docs/screenshots.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { chromium, type Browser, type Page } from 'playwright'
import { runnerImport } from 'vite'
import { LANGUAGES, type Language } from '../src/domain/navigation/language.ts'
import { drawFigureSheets, figureSheets } from './art/figure-sheet.ts'
import { picturesDrawn } from './shots/prepare.ts'
import type { Shot } from './shots/list.ts'
import { notePictures, picturesFolder, README_PICTURES } from './readme-pictures.ts'
import { withTestCamera } from './setup/chromium.ts'
import { enterRoom, leaveRoom } from './measure/enter-room.ts'
import { answers, storeInPage } from './measure/answers.ts'
import { serveBuild } from './measure/served.ts'
import { signUp } from './measure/sign-up.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, 'gallery')
const WIDTHS = [390, 820, 1440] as const

/** Read as a program of the app, whose list of pages the shots are made of. */
const { shots } = (
  await runnerImport<{ readonly shots: readonly Shot[] }>(join(root, 'scripts', 'shots', 'list.ts'), {
    configFile: false,
    root,
    resolve: { alias: { '@': join(root, 'src'), '#test': join(root, 'test') } },
  })
).module

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
  // The list of pages is read by vite, which sets the mode of development: libraries would be built for it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit', env })
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
      await prepared(shot, page, url + shot.address(language))
      await page.screenshot({ path: join(out, `${shot.name}-${language}-${width}.png`) })
    }
  }
  await page.close()
}

/** A shot that cannot be prepared is taken as it is and named: one screen that has changed does not hide the others. */
async function prepared(shot: Shot, page: Page, address: string): Promise<void> {
  try {
    await page.goto(address, { waitUntil: 'load' })
    await page.locator('html[data-alive]').waitFor()
    await page.waitForTimeout(1_400)
    await shot.prepare?.(page)
    await picturesDrawn(page)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${shot.name} is not prepared at ${page.url()}: ${String(error)}\n`)
  }
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
