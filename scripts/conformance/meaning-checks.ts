import { finding, unless, type Finding } from './finding.ts'
import type { PlatformClient } from './platform-client.ts'
import { PlatformSocket } from './platform-socket.ts'
import type { Time } from './time.ts'
import { valueAt } from './values.ts'

/** Five years, ms: seconds or minutes taken for milliseconds are decades away, and clocks of a platform may be drawn. */
const PLAUSIBLE = 5 * 365 * 86_400_000

/**
 * What an answer of the right shape may still have wrong: units, totals, languages, headers, and what is executed twice. `client`: the guest who
 * has played the examples.
 */
export async function checkMeanings(client: PlatformClient, time: Time): Promise<readonly Finding[]> {
  const query = async (documentId: string, variables: object, language = 'en'): Promise<unknown> => {
    const answer = await client.query({ documentId, variables }, language)
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    return valueAt(answer.body, `data.${documentId}`)
  }
  return [
    await finding('what a guest paid is dated in milliseconds', async () => {
      const items = (valueAt(await query('purchases', { first: 10, after: null }), 'items') ?? []) as readonly {
        readonly at: number
      }[]
      return items.flatMap(({ at }) =>
        unless(Math.abs(at - time.now()) < PLAUSIBLE, `${at} is no time in milliseconds`),
      )
    }),
    await finding('a total counts the whole list, and not the page', async () => {
      const page = (first: number) => query('models', { filter: {}, order: 'NAME', first, offset: 0 })
      const [one, two] = [await page(1), await page(2)]
      const isShort = ((valueAt(two, 'items') ?? []) as readonly unknown[]).length < 2
      return unless(
        isShort || (valueAt(one, 'total') === valueAt(two, 'total') && Number(valueAt(one, 'total')) > 1),
        `${String(valueAt(one, 'total'))} of one, ${String(valueAt(two, 'total'))} of two`,
      )
    }),
    await finding('an answer is in the language that the request names', async () => {
      const [english, german] = [await query('categories', {}, 'en'), await query('categories', {}, 'de')]
      return unless(JSON.stringify(english) !== JSON.stringify(german), 'English and German are the same')
    }),
    await finding('the same requestId is executed once', async () => {
      const socket = await PlatformSocket.open(client, time)
      try {
        socket.send('requestSession', { language: 'en' })
        await socket.receive(({ type }) => type === 'sessionAcknowledged')
        const [first, last] = [crypto.randomUUID(), crypto.randomUUID()]
        for (const requestId of [first, first, last]) await socket.request('passwordChanged', {}, requestId)
        const count = () => socket.frames.filter(({ type }) => type === 'passwordChanged').length
        await socket.receive(() => count() >= 2)
        await time.pass()
        return unless(count() === 2, `${count()} updates of two requests`)
      } finally {
        socket.close()
      }
    }),
    {
      name: 'every answer has its request id, is stored by no cache, and its cookie is no script’s and no other site’s',
      errors: [...client.headerErrors],
    },
  ]
}
