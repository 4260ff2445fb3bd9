import '@/ui/theme/base.css'
import { afterEach, describe, expect, it } from 'vitest'
import { resizeBack, resizeTo, whyHidden } from '#test/support/ui/in-sight'
import { HEIGHTS, WIDTHS } from '#test/support/ui/sizes'
import { beginChat, renderRoom, ROOM_KINDS, roomOf, type RoomKind } from '#test/support/ui/whole-room'
import { isPaidMode } from '@/domain/chat/offer'
import { LANGUAGES } from '@/domain/navigation/language'

/** Many coins, and so few that the room warns of the end. */
const RICH = 6_000
const SHORT = 20

/** Every kind of chat, those that are paid by the minute with few coins too. */
const CHATS = ROOM_KINDS.flatMap((kind): readonly (readonly [RoomKind, number])[] =>
  kind !== 'voice' && isPaidMode(kind)
    ? [
        [kind, RICH],
        [kind, SHORT],
      ]
    : [[kind, RICH]],
)

describe('the meter of a room, the way to end it and the controls of the picture', () => {
  afterEach(resizeBack)

  it.each(CHATS)(
    'are whole in sight and can be pressed at every size, in every language: %s with %i coins',
    async (kind, coins) => {
      const { platform, guest } = await roomOf(kind, coins)
      await beginChat(platform, guest, kind)
      const { screen, texts } = await renderRoom(platform, guest)
      await expect.poll(() => document.querySelector('section [role="timer"]')).not.toBeNull()
      const hidden: string[] = []
      for (const language of LANGUAGES) {
        await texts.setLanguage(language)
        const end = (): Element | null =>
          kind === 'preview'
            ? document.querySelector('section form button')
            : screen.getByRole('button', { name: texts.t('chat.end') }).query()
        for (const width of WIDTHS) {
          for (const height of HEIGHTS) {
            await resizeTo(width, height)
            const meter = document.querySelectorAll('section [role="timer"], section [data-testid="spent"]')
            // Where nothing is free between header and meter there are no controls; from the size of a phone on they are.
            const controls = [...document.querySelectorAll<HTMLElement>('section [role="group"] button')]
            const shown = controls.filter((one) => one.offsetParent !== null)
            if (shown.length === 0 && height >= 844 && coins === RICH)
              hidden.push(`${language} ${width}x${height}: no controls`)
            for (const one of [...meter, ...shown, end()]) {
              const why = one === null ? 'not there' : whyHidden(one)
              if (why !== null) hidden.push(`${language} ${width}x${height} ${one?.textContent}: ${why}`)
            }
          }
        }
      }
      expect(hidden).toEqual([])
      await screen.unmount()
    },
  )

  it.each(WIDTHS)('names a stop that is not set, or its sum, in the width of its field: %i px', async (width) => {
    const { platform, guest } = await roomOf('single', RICH)
    await beginChat(platform, guest, 'single')
    const { screen, texts } = await renderRoom(platform, guest)
    await resizeTo(width, 844)
    for (const language of LANGUAGES) {
      await texts.setLanguage(language)
      const field = screen.getByLabelText(texts.t('chat.stopAt'))
      await expect.element(field).toBeVisible()
      const input = field.element()
      if (!(input instanceof HTMLInputElement)) throw new Error('the stop is no field')
      for (const words of [input.placeholder, '6000']) {
        input.value = words
        expect.soft(input.scrollWidth, `${language} ${words}`).toBeLessThanOrEqual(input.clientWidth)
      }
      input.value = ''
    }
    await screen.unmount()
  })
})
