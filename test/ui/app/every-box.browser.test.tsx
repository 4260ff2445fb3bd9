import '@/ui/theme/base.css'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxFiles, isBoxId } from '@/ui/app/box-files'
import { LANGUAGES } from '@/domain/navigation/language'
import type { ModalBoxes, ModalId } from '@/ui/base/modals'
import { LOGIN_BOX_FILE, loginBoxId } from '@/ui/boxes/welcome/login-box-id'
import { violationsIn } from '#test/support/ui/axe'
import { boxHost } from '#test/support/ui/boxes'
import { offerWith } from '#test/support/ui/incentive-offer'
import { entryWith } from '#test/support/ui/contests'

/** What a box is opened with that cannot open without. */
const VALUES: { readonly [Id in ModalId]?: ModalBoxes[Id] } = {
  'contest-like': { entry: entryWith('one'), contest: 'Summer', remaining: 3, onVote: () => undefined },
  exitIntent: { offer: offerWith() },
  'video-with-player': { videoId: 'v1' },
}

/** Boxes of this feature and others that open from a place of the product only. */
const NEED_VALUES = ['exitIntent', 'modal-wrapper-example', 'video-with-player'] as const

const ids = [...boxFiles.keys()].map((file) => (file === LOGIN_BOX_FILE ? loginBoxId('vesper') : file))

/** Opens a box by an id, as its files are named. */
async function opened(id: string, language: 'de' | 'en' | 'es') {
  const host = await boxHost({ language })
  if (!isBoxId(id, 'vesper')) throw new Error(`No box has the id ${id}`)
  host.modals.show(id, VALUES[id] ?? {})
  await expect.element(host.dialog).toBeVisible()
  return host
}

const nameOf = (dialog: Element): string => {
  const label = document.querySelector(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`)
  return label?.textContent?.trim() ?? ''
}

afterEach(async () => {
  await page.viewport(1280, 800)
  document.documentElement.removeAttribute('data-theme')
})

describe('every box', () => {
  it('is opened by an example where it needs values, and declares that an address may open it where it does not', async () => {
    const files = await Promise.all(
      [...boxFiles].map(async ([file, load]) => ({ file, isLinkable: (await load()).isLinkable === true })),
    )
    const closed = files.filter(({ isLinkable }) => !isLinkable).map(({ file }) => file)
    expect(closed.toSorted()).toEqual(['contest-like', 'not-enough-money', ...NEED_VALUES].toSorted())
  })

  it.each(ids)('%s has a name of its own in each language [MOD-001]', async (id) => {
    const names: string[] = []
    const contents = new Set<string>()
    for (const language of LANGUAGES) {
      const { dialog, screen } = await opened(id, language)
      names.push(nameOf(dialog.element()))
      contents.add(dialog.element().textContent)
      await screen.unmount()
    }
    expect({ id, isNamed: names.every((name) => name !== ''), isTranslated: contents.size > 1 }).toEqual({
      id,
      isNamed: true,
      isTranslated: true,
    })
  })

  it.each(ids)('%s keeps the focus inside, closes with Escape and returns the focus [MOD-002]', async (id) => {
    const { modals, dialog, opener } = await opened(id, 'en')
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    for (let presses = 0; presses < 12; presses++) {
      await userEvent.tab({ shift: presses > 8 })
      // At the edges of the box a guard passes the focus on, a moment later.
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => ({ open: modals.open, shown: dialog.elements().length })).toEqual({ open: null, shown: 0 })
    await expect.poll(() => document.activeElement).toBe(opener.element())
  })

  it.each(ids)('%s fits a phone of 320 pixels, and axe finds nothing in either theme', async (id) => {
    await page.viewport(320, 568)
    const { dialog } = await opened(id, 'de')
    for (const theme of ['dark', 'light']) {
      document.documentElement.dataset['theme'] = theme
      expect(await violationsIn(dialog.element())).toEqual([])
    }
    const box = dialog.element()
    expect({ id, isWide: box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > 320 }).toEqual({
      id,
      isWide: false,
    })
  })
})
