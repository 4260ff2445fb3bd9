import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { FeedbackGateway, type SurveyReplyResult } from '@/application/feedback/feedback-gateway'
import { TAG_LEVELS } from '@/domain/albums/tag-level'
import type { SurveyReply } from '@/domain/feedback/feedback'
import { LANGUAGES } from '@/domain/navigation/language'
import { Page } from '@/ui/base/page-service'
import { boxHost } from '#test/support/ui/boxes'
import { guestWith, portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'
import { QuietPage } from '#test/support/ui/quiet-page'

const visitor = guestWith({ isLoggedIn: false })

it.each(LANGUAGES)(
  'shows the first steps, which of them are done, and leads to each: %s [MOD-023]',
  async (language) => {
    const guest = guestWith({ freeMessagesCount: 3, counts: { ...guestWith().counts, pinnedFavorites: 2 } })
    const { modals, dialog, visited } = await boxHost({ language, guest })
    const texts = everyText(language).boxes.first
    modals.show('onboarding')
    await expect.element(dialog.getByRole('heading', { name: texts.title })).toBeVisible()
    const steps = dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => ({
        title: [texts.choose, texts.pin, texts.write].find((each) => textContent.includes(each)),
        isDone: textContent.includes(texts.done),
      }))
    expect(steps).toEqual([
      { title: texts.choose, isDone: false },
      { title: texts.pin, isDone: true },
      { title: texts.write, isDone: false },
    ])
    await expect.element(dialog.getByText(texts.writeText_other.replace('{{count}}', '3'))).toBeVisible()
    await userEvent.click(dialog.getByRole('link').nth(1))
    expect({ visited, open: modals.open }).toEqual({ visited: [`/${language}/messenger/`], open: null })
  },
)

it('goes from the first steps to the choice of kinds, the one box that is open then [MOD-023][MOD-024]', async () => {
  const { modals, dialog } = await boxHost()
  modals.show('onboarding')
  await userEvent.click(dialog.getByRole('button', { name: /^Choose whom you want to see/u }))
  await expect.element(dialog.getByRole('heading', { name: 'Whom do you want to see?' })).toBeVisible()
  expect({ open: modals.open?.id, boxes: dialog.elements().length }).toEqual({ open: 'onboarding-choose', boxes: 1 })
})

it('asks a visitor to sign up for the first steps [MOD-023]', async () => {
  const { modals, dialog, opened } = await boxHost({ guest: visitor })
  modals.show('onboarding')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
  expect(opened).toEqual([{ flow: 'signup', options: {} }])
})

it.each(LANGUAGES)(
  'opens the list of actors with the chosen kinds, and keeps the choice: %s [MOD-024]',
  async (language) => {
    const stored: Readonly<Record<string, string>>[] = []
    const quiet = new QuietPage()
    const { modals, dialog } = await boxHost({
      language,
      guest: guestWith({ preferences: { shownTypes: 'F,unknown', shownLanguages: '' } }),
      given: [
        [Page, quiet],
        [GuestGateway, portOf<GuestGateway>({ savePreferences: async (change) => void stored.push(change) })],
      ],
    })
    const { boxes, actors } = everyText(language)
    modals.show('onboarding-choose')
    const kinds = dialog.getByRole('group', { name: boxes.choose.types })
    await expect
      .element(kinds.getByRole('button', { name: actors.genderType.F, exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(kinds.getByRole('button', { name: actors.genderType.FM, exact: true }))
    const german = { de: 'Deutsch', en: 'German', es: 'alemán' }[language]
    await userEvent.click(
      dialog.getByRole('group', { name: boxes.choose.languages }).getByRole('button', { name: german }),
    )
    await userEvent.click(dialog.getByRole('button', { name: boxes.choose.show }))
    expect({ stored, did: quiet.did, open: modals.open }).toEqual({
      stored: [{ shownTypes: 'F,FM', shownLanguages: 'de' }],
      did: [`same /${language}/cams/?language=de&type=F%2CFM`],
      open: null,
    })
  },
)

it('keeps no choice of a visitor, and says so [MOD-024]', async () => {
  const quiet = new QuietPage()
  const { modals, dialog } = await boxHost({
    guest: visitor,
    given: [
      [Page, quiet],
      [GuestGateway, portOf<GuestGateway>({})],
    ],
  })
  modals.show('onboarding-choose')
  await expect.element(dialog.getByText('Log in so that your choice is kept.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Show performers' }))
  expect(quiet.did).toEqual(['same /en/cams/'])
})

it.each(LANGUAGES)('asks about the product, and sends the answers: %s [MOD-030]', async (language) => {
  const sent: SurveyReply[] = []
  const feedback = portOf<FeedbackGateway>({
    survey: async () => ({
      questions: [{ id: 'q1', text: 'How is it?', options: [{ id: 'good', text: 'Good' }] }],
      reply: null,
    }),
    submit: async (reply): Promise<SurveyReplyResult> => {
      sent.push(reply)
      return { ok: true }
    },
  })
  const { modals, dialog } = await boxHost({ language, given: [[FeedbackGateway, feedback]] })
  const texts = everyText(language).feedback
  modals.show('survey')
  await expect.element(dialog.getByRole('heading', { name: texts.title })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Good' }))
  await userEvent.click(dialog.getByRole('button', { name: texts.send }))
  await expect.element(dialog.getByText(texts.thanks)).toBeVisible()
  expect(sent).toEqual([{ answers: [{ question: 'q1', option: 'good' }], text: '' }])
})

it('asks a visitor to log in before the survey, whose answers belong to an account [MOD-030]', async () => {
  const { modals, dialog, opened } = await boxHost({ guest: visitor })
  modals.show('survey')
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  expect({ opened, open: modals.open }).toEqual({ opened: [{ flow: 'login', options: {} }], open: null })
})

const rows = { basic: '[MOD-008]', advanced: '[MOD-009]', pro: '[MOD-010]' } as const
const levels = TAG_LEVELS.flatMap((level) => LANGUAGES.map((language) => ({ level, language, row: rows[level] })))

it.each(levels)(
  'thanks for the tags of the level $level and names the next, in $language $row',
  async ({ level, language }) => {
    const { modals, dialog, visited } = await boxHost({ language })
    const texts = everyText(language).boxes.tags
    modals.show(`tag-reward-${level}`)
    await expect.element(dialog.getByRole('heading', { name: texts[level] })).toBeVisible()
    const last = {
      basic: texts.next.replace('{{count}}', '10'),
      advanced: texts.next.replace('{{count}}', '50'),
      pro: texts.last,
    }[level]
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([level === 'basic' ? texts.good : texts.thanks, texts.most_other.replace('{{count}}', '5'), last])
    expect(dialog.element().textContent).not.toMatch(/VXC|coin/iu)
    await userEvent.click(dialog.getByRole('link', { name: texts.search }))
    expect({ visited: visited.length, open: modals.open }).toEqual({ visited: 1, open: null })
  },
)

it.each(LANGUAGES)('shows developers every part of a box, each of which works: %s [MOD-027]', async (language) => {
  const { modals, dialog } = await boxHost({ language })
  const { boxes, shell } = everyText(language)
  const { example } = boxes
  await page.viewport(1280, 900)
  modals.show('modal-wrapper-example')
  await expect.element(dialog.getByRole('heading', { name: example.title })).toBeVisible()
  const width = () => dialog.element().getBoundingClientRect().width
  await expect.poll(() => document.getAnimations().length).toBe(0)
  const before = width()
  await userEvent.click(dialog.getByRole('button', { name: 'S', exact: true }))
  await expect.poll(width).toBeLessThan(before)
  await userEvent.click(dialog.getByRole('switch', { name: example.firm }))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('button', { name: shell.states.close }).elements()).toEqual([])
  await userEvent.click(dialog.getByRole('switch', { name: example.long }))
  await expect.element(dialog.getByText(example.point.replace('{{line}}', '24'))).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: example.action }))
  expect(modals.open).toBeNull()
})
