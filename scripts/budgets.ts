// The byte budgets of the first load, in remote configuration: `node scripts/budgets.ts`. Needs a build.
import { firstLoad } from './measure/first-load.ts'
import { pictureLoad, tooLarge, tooSmall } from './measure/picture-load.ts'
import { withBuild } from './measure/served.ts'

const BUDGETS = {
  // 1,888 and 1,928 of these are what the package reflect-metadata weighs more than the part of it that the container needs.
  scriptsBeforeAlive: 151_888,
  scripts: 186_928,
  styles: 12_000,
  requestsBeforePaint: 12,
  picturesAndFonts: 250_000,
  // Requesting each one takes a phone a millisecond or two.
  partsOfCams: 33,
  partsOfVideos: 38,
} as const

/** How many scripts a page from the server names. */
const partsOf = async (url: string): Promise<number> =>
  (await (await fetch(url)).text()).split('name="app-part" content="').length - 1

/** Parts that a remote configuration never loads: the embedded backend and the video player. */
const NEVER = /\/(?:memory|embedded|hls)[-.]/u

const { load, phone } = await withBuild(async (url) => {
  const phone = await pictureLoad(`${url}/en/`)
  const [partsOfCams, partsOfVideos] = [await partsOf(`${url}/en/cams/`), await partsOf(`${url}/en/videos/`)]
  const first = await firstLoad(`${url}/en/`)
  return { phone, load: { ...first, picturesAndFonts: phone.picturesAndFonts, partsOfCams, partsOfVideos } }
})
const errors = [
  ...Object.entries(BUDGETS).flatMap(([name, max]) => {
    const value = load[name as keyof typeof BUDGETS]
    process.stdout.write(`${name.padEnd(22)} ${String(value).padStart(8)} of ${max}\n`)
    return value > max ? [`${name} is ${value}, at most ${max} are allowed`] : []
  }),
  ...load.foreignHosts.map((host) => `${host} is another host`),
  ...load.files.filter(({ name }) => NEVER.test(name)).map(({ name }) => `${name} must not be loaded`),
  ...tooLarge(phone.shown).map(({ name, drawn }) => `${name} is drawn ${Math.round(drawn)} px wide`),
  ...tooSmall(phone.shown).map(({ name, drawn }) => `${name} is drawn ${Math.round(drawn)} px wide`),
  ...(phone.shown.length > 0 ? [] : ['no picture was shown, so no width was measured']),
  ...(load.partsOfCams > 0 && load.partsOfVideos > 0 ? [] : ['a page from the server names no part']),
  ...(load.files.some(({ kind }) => kind === 'Script') ? [] : ['no script was loaded, so nothing was measured']),
]
if (process.argv.includes('--files')) {
  for (const { name, bytes } of load.files.toSorted((a, b) => b.bytes - a.bytes))
    process.stdout.write(`${bytes} ${name}\n`)
  process.stdout.write('Pictures and fonts at 412 px:\n')
  for (const { name, bytes } of phone.files.toSorted((a, b) => b.bytes - a.bytes))
    process.stdout.write(`${bytes} ${name}\n`)
}
for (const error of errors) process.stderr.write(`budget: ${error}\n`)
process.exitCode = errors.length === 0 ? 0 : 1
